export { type Client, clientOf } from './client';
export { confirmPassword } from './confirm-password';
export { clearSessionCookies, isLoopback, isSecureSite } from './cookies';
export { dropExpired } from './housekeeping';
export {
  addIdentity,
  dropIdentities,
  findIdentity,
  linkIdentity,
  mailLinked,
  markIdentityUsed,
  proofOf,
  Providers,
  proveOwner,
  serveOidc,
} from './oidc';
export { refuseGuessable } from './password-strength';
export { hashPassword } from './passwords';
export { authPersonalData } from './personal-data';
export { safeReturnPath } from './return-path';
export { authRoutes } from './routes';
export { answerFirstFactor, sessionStarter } from './answer';
export { type FirstFactorResult, passFirstFactor, type Started } from './first-factor';
export { Sessions } from './sessions';
export { passkeys, twoFactors } from './tables';
export { resetTwoStep } from './two-factor/reset';
export { signUpVerified } from './sign-up-invited';
export { sessions } from './tables';
export { verificationJobs } from './verification';
export { randomToken, sha256, Tokens } from './tokens';
