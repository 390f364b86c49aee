export { type OlxProblem, readOlxProblems } from './read';
