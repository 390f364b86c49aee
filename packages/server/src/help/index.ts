export { createHelpTicket } from './new-ticket';
export { helpRoutes } from './routes';
export { tickets } from './tables';
export { dropOldTickets, helpPersonalData } from './personal-data';
