export { nextStepRoutes } from './routes';
