export { EventBus, LOST } from './bus';
export { publish } from './publish';

/** Published when a session ends: its streams look whether they may go on. */
export const sessionTopic = (sessionId: string): string => `session:${sessionId}`;
