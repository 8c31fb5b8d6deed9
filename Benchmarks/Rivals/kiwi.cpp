// kiwi behind the functions of rival.h.

#include <kiwi/kiwi.h>

#include <vector>

#include "rival.h"

namespace {

struct Session {
  const RivalProblem *problem;
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
  std::vector<kiwi::Constraint> constraints;

  kiwi::Constraint make(int32_t index, double constant) const {
    static const kiwi::RelationalOperator relations[] = {kiwi::OP_LE, kiwi::OP_EQ, kiwi::OP_GE};
    const RivalConstraint &constraint = problem->constraints[index];
    std::vector<kiwi::Term> terms;
    terms.reserve(constraint.termCount);
    for (int32_t i = 0; i < constraint.termCount; i++) {
      const RivalTerm &term = problem->terms[constraint.firstTerm + i];
      terms.emplace_back(variables[term.variable], term.coefficient);
    }
    return kiwi::Constraint(
        kiwi::Expression(std::move(terms), constant), relations[constraint.relation + 1], constraint.strength);
  }

  void add(int32_t index) {
    constraints.push_back(make(index, problem->constraints[index].constant));
    solver.addConstraint(constraints.back());
  }

  void read(double *values) {
    solver.updateVariables();
    for (size_t i = 0; i < variables.size(); i++) values[i] = variables[i].value();
  }
};

}  // namespace

extern "C" void *rival_build(
    const RivalProblem *problem, int32_t constraintCount, double width, double height, double *values) {
  Session *session = new Session{problem, {}, std::vector<kiwi::Variable>(problem->variableCount), {}};
  session->constraints.reserve(problem->constraintCount);
  kiwi::Solver &solver = session->solver;
  solver.addEditVariable(session->variables[problem->width], kiwi::strength::strong);
  solver.addEditVariable(session->variables[problem->height], kiwi::strength::strong);
  try {
    for (int32_t i = 0; i < constraintCount; i++) session->add(i);
  } catch (const kiwi::UnsatisfiableConstraint &) {
    delete session;
    return nullptr;
  }
  solver.suggestValue(session->variables[problem->width], width);
  solver.suggestValue(session->variables[problem->height], height);
  session->read(values);
  return session;
}

extern "C" void rival_resize(void *pointer, double width, double height, double *values) {
  Session *session = static_cast<Session *>(pointer);
  session->solver.suggestValue(session->variables[session->problem->width], width);
  session->solver.suggestValue(session->variables[session->problem->height], height);
  session->read(values);
}

extern "C" void rival_replace(
    void *pointer, const int32_t *indices, const double *constants, int32_t count, double *values) {
  Session *session = static_cast<Session *>(pointer);
  for (int32_t i = 0; i < count; i++) session->solver.removeConstraint(session->constraints[indices[i]]);
  for (int32_t i = 0; i < count; i++) {
    session->constraints[indices[i]] = session->make(indices[i], constants[i]);
    session->solver.addConstraint(session->constraints[indices[i]]);
  }
  session->read(values);
}

extern "C" void rival_append(void *pointer, int32_t constraint, double *values) {
  Session *session = static_cast<Session *>(pointer);
  session->add(constraint);
  session->read(values);
}

extern "C" void rival_destroy(void *session) { delete static_cast<Session *>(session); }
