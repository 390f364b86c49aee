export { helpRoutes } from './routes';
export { tickets } from './tables';
