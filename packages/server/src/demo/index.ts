export { DEMO_PASSWORD, DEMO_PEOPLE } from './content';
export { type DemoAccount, loadDemo } from './load';
