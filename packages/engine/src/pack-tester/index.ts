export { type CaseExpectation, checkCase, type PackCase } from './check-case.ts';
export { readExpectation } from './read-expectation.ts';
