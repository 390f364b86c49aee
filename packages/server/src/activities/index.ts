export { dropUnusedPackages } from './housekeeping';
export { PackageTokens } from './package-tokens';
export { activityPersonalData } from './personal-data';
export { activityRoutes } from './routes';
export { servePackages } from './serve-packages';
