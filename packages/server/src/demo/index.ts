export { DEMO_PASSWORD, DEMO_PEOPLE } from './content';
export { loadDemo } from './load';
