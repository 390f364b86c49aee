export { type BusEvent, EventBus, LOST } from './bus';
export { publish } from './publish';
