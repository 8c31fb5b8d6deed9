//! The `cassowary` crate behind the functions of rival.h.

extern crate cassowary;

use cassowary::strength::STRONG;
use cassowary::{Constraint, Expression, RelationalOperator, Solver, Variable};
use std::collections::HashMap;
use std::slice::from_raw_parts;

#[repr(C)]
pub struct RivalTerm {
    coefficient: f64,
    variable: i32,
}

#[repr(C)]
pub struct RivalConstraint {
    constant: f64,
    strength: f64,
    first_term: i32,
    term_count: i32,
    relation: i32,
}

#[repr(C)]
pub struct RivalProblem {
    terms: *const RivalTerm,
    constraints: *const RivalConstraint,
    constraint_count: i32,
    variable_count: i32,
    width: i32,
    height: i32,
}

pub struct Session {
    problem: *const RivalProblem,
    solver: Solver,
    variables: Vec<Variable>,
    /// The numbers of the variables: the crate tells changes by variable.
    numbers: HashMap<Variable, usize>,
    constraints: Vec<Constraint>,
    values: Vec<f64>,
}

impl Session {
    fn make(&self, index: i32, constant: Option<f64>) -> Constraint {
        let problem = unsafe { &*self.problem };
        let constraint = unsafe { &*problem.constraints.offset(index as isize) };
        let terms = unsafe {
            from_raw_parts(
                problem.terms.offset(constraint.first_term as isize),
                constraint.term_count as usize,
            )
        };
        let terms = terms
            .iter()
            .map(|term| self.variables[term.variable as usize] * term.coefficient)
            .collect();
        let relation = match constraint.relation {
            -1 => RelationalOperator::LessOrEqual,
            0 => RelationalOperator::Equal,
            _ => RelationalOperator::GreaterOrEqual,
        };
        let expression = Expression::new(terms, constant.unwrap_or(constraint.constant));
        Constraint::new(expression, relation, constraint.strength)
    }

    fn add(&mut self, index: i32) {
        let constraint = self.make(index, None);
        self.constraints.push(constraint.clone());
        self.solver.add_constraint(constraint).unwrap();
    }

    fn suggest(&mut self, width: f64, height: f64) {
        let problem = unsafe { &*self.problem };
        let (x, y) = (self.variables[problem.width as usize], self.variables[problem.height as usize]);
        self.solver.suggest_value(x, width).unwrap();
        self.solver.suggest_value(y, height).unwrap();
    }

    fn read(&mut self, values: *mut f64) {
        for &(variable, value) in self.solver.fetch_changes() {
            self.values[self.numbers[&variable]] = value;
        }
        unsafe { std::ptr::copy_nonoverlapping(self.values.as_ptr(), values, self.values.len()) }
    }
}

#[no_mangle]
pub unsafe extern "C" fn rival_build(
    problem: *const RivalProblem,
    constraint_count: i32,
    width: f64,
    height: f64,
    values: *mut f64,
) -> *mut Session {
    let count = (*problem).variable_count as usize;
    let variables: Vec<Variable> = (0..count).map(|_| Variable::new()).collect();
    let mut session = Box::new(Session {
        problem,
        solver: Solver::new(),
        numbers: variables.iter().cloned().enumerate().map(|(i, v)| (v, i)).collect(),
        variables,
        constraints: Vec::with_capacity((*problem).constraint_count as usize),
        values: vec![0.0; count],
    });
    for &edited in &[(*problem).width, (*problem).height] {
        let variable = session.variables[edited as usize];
        session.solver.add_edit_variable(variable, STRONG).unwrap();
    }
    for index in 0..constraint_count {
        session.add(index);
    }
    session.suggest(width, height);
    session.read(values);
    Box::into_raw(session)
}

#[no_mangle]
pub unsafe extern "C" fn rival_resize(session: *mut Session, width: f64, height: f64, values: *mut f64) {
    (*session).suggest(width, height);
    (*session).read(values);
}

#[no_mangle]
pub unsafe extern "C" fn rival_replace(
    session: *mut Session,
    indices: *const i32,
    constants: *const f64,
    count: i32,
    values: *mut f64,
) {
    let session = &mut *session;
    let indices = from_raw_parts(indices, count as usize);
    let constants = from_raw_parts(constants, count as usize);
    for &index in indices {
        session.solver.remove_constraint(&session.constraints[index as usize]).unwrap();
    }
    for (&index, &constant) in indices.iter().zip(constants) {
        let constraint = session.make(index, Some(constant));
        session.constraints[index as usize] = constraint.clone();
        session.solver.add_constraint(constraint).unwrap();
    }
    session.read(values);
}

#[no_mangle]
pub unsafe extern "C" fn rival_append(session: *mut Session, constraint: i32, values: *mut f64) {
    (*session).add(constraint);
    (*session).read(values);
}

#[no_mangle]
pub unsafe extern "C" fn rival_destroy(session: *mut Session) {
    drop(Box::from_raw(session));
}
