export { loadDemo } from './load';
export { DEMO_ACCOUNTS, DEMO_PASSWORD } from './people';
export { prepareDemo } from './prepare';
export { writeDemo } from './write';
