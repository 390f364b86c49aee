export { useConsoleWork } from '../data/use-console-work';
