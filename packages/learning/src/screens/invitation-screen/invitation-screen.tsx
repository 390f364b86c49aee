import { CircleCheck, Hourglass, type IconNode, Link2Off, UserPlus } from 'lucide';
import { type ReactNode, useState } from 'react';
import { Button, ButtonLink } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { useAnnounce } from '@digiken/ui/announcer';
import { cn } from '@digiken/ui/internal/cn';
import { Icon } from '@digiken/ui/icon';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { useFocusOnChange } from '../verify-email-panel/use-focus-on-change';

export const invitationScreenMessages = defineMessages('invitation-screen', {
  checkingTitle: 'Checking your invitation…',
  checking: 'This takes a moment.',
  readyTitle: 'You are invited to {hub}',
  aHub: 'a learning hub',
  ready:
    'As a member you see its courses and its other members, and can write to them. Its administrator sees how far you are in the hub’s courses. You can leave at any time.',
  accept: 'Join {hub}',
  accepting: 'Joining…',
  signIn: 'Log in to join',
  signInText: 'Log in, or create an account first. Then you return to this page.',
  acceptedTitle: 'You are a member of {hub}',
  accepted: 'Its courses and members are on its page.',
  toHub: 'Go to {hub}',
  badTitle: 'This invitation does not work',
  bad: 'It may have been used up, withdrawn or have expired. Ask the person who sent it for a new one.',
  allHubs: 'See all hubs',
});

export interface InvitationScreenProps {
  state: 'checking' | 'ready' | 'accepted' | 'bad';
  hubName?: string;
  /** Why the link does not work: the server's message. */
  reason?: string;
  /** Accepts the invitation; the app then sets the state to `accepted`. */
  onAccept: () => Promise<FormOutcome>;
  /** For signed-out visitors: the sign-in path, which returns to this page. */
  signInHref?: string;
  /** Link to the hub's page after joining. */
  hubHref?: string;
  /** Default /console/hubs. */
  hubsHref?: string;
}

/** An invitation to a hub, and the button that accepts it. */
export function InvitationScreen({
  state,
  hubName,
  reason,
  onAccept,
  signInHref,
  hubHref,
  hubsHref = '/console/hubs',
}: InvitationScreenProps) {
  const t = useMessages(invitationScreenMessages);
  const announce = useAnnounce();
  const heading = useFocusOnChange<HTMLHeadingElement>(state);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const hub = hubName ?? t('aHub');

  const accept = async () => {
    setBusy(true);
    setFailure(null);
    announce(t('accepting'));
    const outcome = await onAccept();
    setBusy(false);
    if (outcome.ok) return;
    setFailure(outcome.message);
    announce(outcome.message, { politeness: 'assertive' });
  };

  const panel = (icon: IconNode, tone: keyof typeof DISCS, title: string, children: ReactNode) => (
    <Panel icon={icon} tone={tone}>
      <h1
        ref={heading}
        tabIndex={-1}
        className="text-2xl font-heavy tracking-tight wrap-anywhere sm:text-3xl"
      >
        {title}
      </h1>
      {children}
    </Panel>
  );

  switch (state) {
    case 'checking':
      return panel(
        Hourglass,
        'neutral',
        t('checkingTitle'),
        <p className="text-ink-muted">{t('checking')}</p>,
      );
    case 'ready':
      return panel(
        UserPlus,
        'neutral',
        t('readyTitle', { hub }),
        <>
          <p>{t('ready')}</p>
          {failure && <Callout tone="danger">{failure}</Callout>}
          {signInHref ? (
            <>
              <p className="text-ink-muted">{t('signInText')}</p>
              <ButtonLink href={signInHref}>{t('signIn')}</ButtonLink>
            </>
          ) : (
            <Button busy={busy} onClick={() => void accept()}>
              {busy ? t('accepting') : t('accept', { hub })}
            </Button>
          )}
        </>,
      );
    case 'accepted':
      return panel(
        CircleCheck,
        'success',
        t('acceptedTitle', { hub }),
        <>
          <p>{t('accepted')}</p>
          <ButtonLink href={hubHref ?? hubsHref}>{hubHref ? t('toHub', { hub }) : t('allHubs')}</ButtonLink>
        </>,
      );
    case 'bad':
      return panel(
        Link2Off,
        'warning',
        t('badTitle'),
        <>
          <p>{reason ?? t('bad')}</p>
          <ButtonLink href={hubsHref} variant="secondary">
            {t('allHubs')}
          </ButtonLink>
        </>,
      );
  }
}

const DISCS = {
  neutral: 'bg-selected text-ink',
  success: 'bg-success-soft text-success-ink',
  warning: 'bg-warning-soft text-warning-ink',
};

function Panel({ icon, tone, children }: { icon: IconNode; tone: keyof typeof DISCS; children: ReactNode }) {
  return (
    <section
      data-slot="invitation-screen"
      className="flex max-w-measure min-w-0 flex-col items-start gap-5 py-4 wrap-anywhere sm:py-10"
    >
      <span
        aria-hidden="true"
        className={cn(
          'grid size-14 place-items-center rounded-full forced-colors:border-2 forced-colors:text-[CanvasText]',
          DISCS[tone],
        )}
      >
        <Icon of={icon} size={26} />
      </span>
      {children}
    </section>
  );
}
