export { StepTooLong, WorkerPool } from './pool';
export type { JobContext, Task } from './protocol';
export { serveTasks } from './serve-tasks';
