export { withStatements } from './jobs';
