export { isLoopback } from './cookies';
export { dropExpired } from './housekeeping';
export { Providers, serveOidc } from './oidc';
export { refuseGuessable } from './password-strength';
export { hashPassword } from './passwords';
export { authRoutes } from './routes';
export { Sessions } from './sessions';
export { sessions } from './tables';
export { randomToken, sha256, Tokens } from './tokens';
