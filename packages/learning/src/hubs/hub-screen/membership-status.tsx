import type { HubDetail } from '@digiken/contract';
import type { HubMembership } from '@digiken/contract/constants';
import { type ReactNode, useId, useState } from 'react';
import { Button, ButtonLink } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { useAnnounce } from '@digiken/ui/announcer';
import { dateFormat } from '@digiken/ui/internal/intl';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { ConfirmDialog } from '@digiken/ui/confirm-dialog';
import { useFocusOnChange } from '../../screens/verify-email-panel/use-focus-on-change';
import { Quoting } from '../../lib/quoting';
import { AskForm } from './ask-form';
import type { HubScreenProps } from './types';
import { hubScreenMessages } from './hub-screen.messages';

export type MembershipStatusProps = Pick<
  HubScreenProps,
  'onAsk' | 'onCancelRequest' | 'onLeave' | 'messageHref' | 'consoleHref'
> & { hub: HubDetail };

const TITLES = {
  none: 'noneTitle',
  requested: 'requestedTitle',
  rejected: 'rejectedTitle',
  member: 'memberTitle',
  administrator: 'administratorTitle',
} as const satisfies Record<HubMembership, keyof typeof hubScreenMessages.defaults>;

/** The user's membership status in the hub, with the actions for it. */
export function MembershipStatus(props: MembershipStatusProps) {
  const { hub, onAsk } = props;
  const { membership } = hub;
  const t = useMessages(hubScreenMessages);
  const id = useId();
  const heading = useFocusOnChange<HTMLHeadingElement>(membership);
  const outside = membership === 'none' || membership === 'rejected';
  const closed = outside && !hub.acceptsRequests;
  return (
    <section
      aria-labelledby={id}
      data-slot="standing"
      className="flex min-w-0 flex-col gap-4 rounded-xl border bg-surface p-6 wrap-anywhere in-[.high-contrast]:border-2 forced-colors:border-2"
    >
      <h2 ref={heading} id={id} tabIndex={-1} className="text-xl font-heavy tracking-tight">
        {t(closed && membership !== 'rejected' ? 'closedTitle' : TITLES[membership])}
      </h2>
      {membership === 'rejected' && <Rejection {...props} />}
      {closed && <p className="text-ink-muted">{t('closedText')}</p>}
      {outside && !closed && (
        <>
          <p className="text-ink-muted">{t('noneText')}</p>
          <AskForm onAsk={onAsk} />
        </>
      )}
      {membership === 'requested' && <Requested {...props} />}
      {membership === 'member' && <Member {...props} />}
      {membership === 'administrator' && props.consoleHref && (
        <ButtonLink href={props.consoleHref} className="self-start">
          {t('console')}
        </ButtonLink>
      )}
    </section>
  );
}

function Rejection({ hub: { decision } }: MembershipStatusProps) {
  const t = useMessages(hubScreenMessages);
  const date = dateFormat(useLocale(), { dateStyle: 'long' });
  if (!decision) return null;
  return (
    <div className="flex flex-col gap-1">
      <p>
        <Quoting
          sentence={(reason) => t('reason', { reason })}
          text={decision.reason}
          language={decision.reasonLanguage}
        />
      </p>
      <p className="text-ink-muted">
        {`${t('rejectedAt', { date: date.format(Date.parse(decision.at)) })} ${t('again')}`}
      </p>
    </div>
  );
}

/** Runs a button's action and announces the result. */
function useAct(run: () => Promise<FormOutcome>, busyText: string, doneText: string) {
  const announce = useAnnounce();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const act = async () => {
    setBusy(true);
    setFailure(null);
    announce(busyText);
    const outcome = await run();
    setBusy(false);
    if (outcome.ok) announce(doneText);
    else {
      setFailure(outcome.message);
      announce(outcome.message, { politeness: 'assertive' });
    }
  };
  const notice: ReactNode = failure && <Callout tone="danger">{failure}</Callout>;
  return { busy, notice, act: () => void act() };
}

function Requested({ onCancelRequest }: MembershipStatusProps) {
  const t = useMessages(hubScreenMessages);
  const { busy, notice, act } = useAct(onCancelRequest, t('cancelling'), t('cancelled'));
  return (
    <>
      <p className="text-ink-muted">{t('requestedText')}</p>
      {notice}
      <Button variant="secondary" busy={busy} onClick={act} className="self-start">
        {t(busy ? 'cancelling' : 'cancelRequest')}
      </Button>
    </>
  );
}

function Member({ hub, onLeave, messageHref }: MembershipStatusProps) {
  const t = useMessages(hubScreenMessages);
  const [asking, setAsking] = useState(false);
  const { busy, notice, act } = useAct(onLeave, t('leaving'), t('left'));
  return (
    <>
      <p className="text-ink-muted">{t('memberText')}</p>
      <p className="text-ink-muted">{t('seen', { hub: hub.name })}</p>
      {notice}
      <div className="flex flex-wrap gap-3">
        {messageHref && <ButtonLink href={messageHref}>{t('write')}</ButtonLink>}
        <Button variant="secondary" busy={busy} onClick={() => setAsking(true)}>
          {t(busy ? 'leaving' : 'leave')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={t('leaveTitle', { name: hub.name })}
        message={t('leaveText')}
        confirmLabel={t('leave')}
        cancelLabel={t('stay')}
        danger
        onConfirm={() => {
          setAsking(false);
          act();
        }}
        onOpenChange={setAsking}
      />
    </>
  );
}
