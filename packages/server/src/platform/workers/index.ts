export { StepTooLong, WorkerPool, type Workers } from './pool';
export type { JobContext, Task } from './protocol';
export { serveTasks } from './serve-tasks';
