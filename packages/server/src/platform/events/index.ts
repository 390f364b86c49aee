export { EventBus, LOST } from './bus';
export { publish } from './publish';
