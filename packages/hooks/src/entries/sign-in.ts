export { useLaunchActions } from '../actions/use-launch-actions';
export { providerHref, useOidcActions } from '../actions/use-oidc-actions';
export { useSignInWayActions, useSignInWays } from '../data/use-sign-in-ways';
export type { PasskeyTexts } from '../sign-in/passkey-outcome';
export { usePasskeyAutofill, usePasskeySignIn, useSecondStep } from '../sign-in/use-second-step';
export {
  useSignInSecurity,
  useSignInSecurityActions,
  useTwoStepAdminActions,
  useTwoStepPolicy,
} from '../sign-in/use-sign-in-security';
export { passkeysSupported } from '../sign-in/webauthn';
