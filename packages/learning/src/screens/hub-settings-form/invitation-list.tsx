import { useRef, useState } from 'react';
import { Button } from '@digiken/ui/button';
import { Badge } from '@digiken/ui/badge';
import { Callout } from '@digiken/ui/callout';
import { useAnnounce } from '@digiken/ui/announcer';
import { dateFormat } from '@digiken/ui/internal/intl';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { ConfirmDialog } from '@digiken/ui/confirm-dialog';
import { useKeptFocus } from '@digiken/ui/internal/use-kept-focus';
import { hubSettingsMessages } from './hub-settings-form.messages';

export interface InvitationView {
  id: string;
  label: string;
  uses: number;
  maxUses?: number;
  /** ISO 8601. */
  expiresAt: string;
  state: 'open' | 'expired' | 'used-up' | 'withdrawn';
}

export interface InvitationListProps {
  invitations: readonly InvitationView[];
  onRevoke: (id: string) => Promise<FormOutcome>;
}

/** The hub's invitations; open ones can be withdrawn. */
export function InvitationList({ invitations, onRevoke }: InvitationListProps) {
  const t = useMessages(hubSettingsMessages);
  const announce = useAnnounce();
  const locale = useLocale();
  const list = useRef<HTMLUListElement>(null);
  useKeptFocus(list, () => list.current);
  const [asked, setAsked] = useState<InvitationView | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const date = dateFormat(locale, { dateStyle: 'medium' });

  const revoke = async ({ id, label }: InvitationView) => {
    setBusy(id);
    setFailure(null);
    const outcome = await onRevoke(id);
    setBusy(null);
    if (outcome.ok) {
      announce(t('revokedNow', { label }));
      return;
    }
    setFailure(outcome.message);
    announce(outcome.message, { politeness: 'assertive' });
  };

  if (invitations.length === 0) return <p className="text-ink-muted">{t('none')}</p>;
  return (
    <div className="flex flex-col gap-4">
      {failure && <Callout tone="danger">{failure}</Callout>}
      <ul ref={list} tabIndex={-1} aria-label={t('list')}>
        {invitations.map((invitation) => (
          <li
            key={invitation.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line py-4"
          >
            <div className="flex min-w-0 flex-[1_1_14rem] flex-col gap-1">
              <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
                <span className="font-bold wrap-anywhere">{invitation.label}</span>
                <Badge tone={invitation.state === 'open' ? 'success' : 'neutral'}>
                  {t(invitation.state)}
                </Badge>
              </p>
              <p className="text-sm text-ink-muted">
                {`${
                  invitation.maxUses === undefined
                    ? t('usesNoLimit', { count: invitation.uses })
                    : t('uses', { uses: invitation.uses, max: invitation.maxUses })
                }${invitation.state === 'open' ? ` · ${t('until', { date: date.format(Date.parse(invitation.expiresAt)) })}` : ''}`}
              </p>
            </div>
            {invitation.state === 'open' && (
              <Button
                size="sm"
                variant="secondary"
                busy={busy === invitation.id}
                aria-label={
                  busy === invitation.id ? t('revoking') : t('revokeName', { label: invitation.label })
                }
                onClick={() => setAsked(invitation)}
              >
                {t(busy === invitation.id ? 'revoking' : 'revoke')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        title={t('revokeTitle', { label: asked?.label ?? '' })}
        message={t('revokeText')}
        confirmLabel={t('revoke')}
        cancelLabel={t('cancel')}
        danger
        onConfirm={() => {
          if (asked) void revoke(asked);
          setAsked(null);
        }}
        onOpenChange={(open) => !open && setAsked(null)}
      />
    </div>
  );
}
