export { helpRoutes } from './routes';
export { tickets } from './tables';
export { dropOldTickets, helpPersonalData } from './personal-data';
