export { useNeedsTwoStep } from '../session/needs-two-step';
export { needsVerifying } from '../session/needs-verifying';
export type { Notice } from '../session/notices';
export { safeReturnPath, signInPath } from '../session/return-path';
export { useSession, useSignOut } from '../session/services';
export { SessionProvider, type SessionProviderProps } from '../session/session-provider';
export type { SessionState } from '../session/session-store';
export { type Access, type AccessOptions, useAccess } from '../session/use-access';
