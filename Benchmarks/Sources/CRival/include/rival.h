// The functions that every rival exports, so that all are called in the same way.
//
// A shared library has either the functions of a solver or those of a screen.
#ifndef RIVAL_H
#define RIVAL_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// A coefficient times a variable, which is its number.
typedef struct {
  double coefficient;
  int32_t variable;
} RivalTerm;

// The sum of the terms from `firstTerm` on, and the constant: at most (-1), equal to (0) or at least (1) zero.
typedef struct {
  double constant;
  // As kiwi and its ports weigh: 1001001000 is required, 1e6 strong, 1e3 medium, 1 weak.
  double strength;
  int32_t firstTerm;
  int32_t termCount;
  int32_t relation;
} RivalConstraint;

// A system. `width` and `height` are the variables that a resize suggests values for.
typedef struct {
  const RivalTerm *terms;
  const RivalConstraint *constraints;
  int32_t constraintCount;
  int32_t variableCount;
  int32_t width;
  int32_t height;
} RivalProblem;

// MARK: Solvers. Each call leaves the system solved and writes all variables to `values`.

// Builds a solver with the first `constraintCount` constraints. The problem outlives it. Null if required ones
// conflict and the solver cannot do without any of them.
typedef void *(*RivalBuild)(
    const RivalProblem *problem, int32_t constraintCount, double width, double height, double *values);
// Suggests another width and height.
typedef void (*RivalResize)(void *session, double width, double height, double *values);
// Gives constraints other constants: all are removed before the first is added again.
typedef void (*RivalReplace)(
    void *session, const int32_t *constraints, const double *constants, int32_t count, double *values);
// Adds the constraint of a number that is not there yet.
typedef void (*RivalAppend)(void *session, int32_t constraint, double *values);
// Frees what was built.
typedef void (*RivalDestroy)(void *session);

// MARK: Screens. Each call leaves eight boxes a cell in `frames`: x, y, width and height in the root's coordinates.

// The contents of a cell.
typedef struct {
  double name, time, body, like, share;
} RivalContent;

typedef void *(*RivalScreenBuild)(const RivalContent *contents, int32_t count, double width, double *frames);
typedef void (*RivalScreenResize)(void *session, double width, double *frames);
// Gives the body of a cell another height.
typedef void (*RivalScreenContent)(void *session, int32_t cell, double body, double *frames);
// Gives the buttons of a cell another height.
typedef void (*RivalScreenConstant)(void *session, int32_t cell, double height, double *frames);
// Replaces the last cell.
typedef void (*RivalScreenSwap)(void *session, const RivalContent *content, double *frames);
typedef void (*RivalScreenDestroy)(void *session);

// Lets the process keep memory that is freed from now on, whoever frees it.
void keepFreeMemory(void);

// Gives memory that was freed back to the system, so that what is needed next shows.
void giveBackFreeMemory(void);

#ifdef __cplusplus
}
#endif

#endif
