import type { ReactNode } from 'react';
import { CircleCheck, Hourglass, Link2Off, LogIn, Mail } from 'lucide';
import { ButtonLink } from '@digiken/ui/button';
import { TextLink } from '@digiken/ui/text-link';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { ResendButton } from './resend-button';
import { StatePanel } from './state-panel';
import { useFocusOnChange } from './use-focus-on-change';
import { verifyEmailMessages } from './verify-email.messages';

export interface VerifyEmailPanelProps {
  /**
   * `waiting`: signed in, the email was sent; `checking`: a link is being verified; `bad-link`: used or expired;
   * `signed-out`: opened without a link and without a session.
   */
  state: 'waiting' | 'checking' | 'verified' | 'bad-link' | 'signed-out';
  email?: string;
  /** Nobody is signed in on this device; of `bad-link`. */
  signedOut?: boolean;
  /** Emails a new link. */
  onResend?: () => Promise<FormOutcome>;
  /** Seconds between two emails. Default 60. */
  resendWaitSeconds?: number;
  /** Path for a verified user. */
  continueHref: string;
  /** What a verified user does next, instead of the link to `continueHref`. */
  next?: ReactNode;
  /** It leads back to the page where the person was. */
  returns?: boolean;
  /** Default /auth/signin. */
  signInHref?: string;
}

/** Status of email verification, with a way to request a new link. */
export function VerifyEmailPanel({
  state,
  email,
  signedOut = false,
  onResend,
  resendWaitSeconds = 60,
  continueHref,
  next,
  returns = false,
  signInHref = '/auth/signin',
}: VerifyEmailPanelProps) {
  const t = useMessages(verifyEmailMessages);
  const headingRef = useFocusOnChange<HTMLHeadingElement>(state);

  switch (state) {
    case 'waiting':
      return (
        <StatePanel icon={Mail} title={t('waitingTitle')} headingRef={headingRef}>
          <p>{email ? t('waiting', { email }) : t('waitingNoEmail')}</p>
          <p className="text-ink-muted">{t('waitingTip')}</p>
          {onResend && (
            <ResendButton onResend={onResend} waitSeconds={resendWaitSeconds} variant="secondary" />
          )}
        </StatePanel>
      );
    case 'checking':
      return (
        <StatePanel icon={Hourglass} title={t('checkingTitle')} headingRef={headingRef}>
          <p className="text-ink-muted">{t('checking')}</p>
        </StatePanel>
      );
    case 'verified':
      return (
        <StatePanel icon={CircleCheck} tone="success" title={t('verifiedTitle')} headingRef={headingRef}>
          <p>{t('verified')}</p>
          {next ?? <ButtonLink href={continueHref}>{t(returns ? 'goBack' : 'continue')}</ButtonLink>}
        </StatePanel>
      );
    case 'bad-link':
      return (
        <StatePanel icon={Link2Off} tone="warning" title={t('badTitle')} headingRef={headingRef}>
          <p>{t('bad')}</p>
          {onResend && (
            <ResendButton
              onResend={onResend}
              waitSeconds={resendWaitSeconds}
              variant="primary"
              renew
              unsure={signedOut}
            />
          )}
          {signedOut && (
            <p>
              {t('confirmed')} <TextLink href={signInHref}>{t('signIn')}</TextLink>
            </p>
          )}
        </StatePanel>
      );
    case 'signed-out':
      return (
        <StatePanel icon={LogIn} title={t('signedOutTitle')} headingRef={headingRef}>
          <p>{t('signedOut')}</p>
          <ButtonLink href={signInHref}>{t('signIn')}</ButtonLink>
        </StatePanel>
      );
  }
}
