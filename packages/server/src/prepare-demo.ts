import { prepareDemo } from './demo';
import { PATHS } from './platform/paths';

// The last step of a build.
await prepareDemo(PATHS.demo);
