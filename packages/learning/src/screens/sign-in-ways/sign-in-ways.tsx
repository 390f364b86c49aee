import { clock } from '@digiken/ui/clock';
import { useRef, useState } from 'react';
import { Badge } from '@digiken/ui/badge';
import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { LoadingText } from '@digiken/ui/internal/loading-text';
import type { FormOutcome, LoadState } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { RelativeTime } from '@digiken/ui/relative-time';
import { Skeleton } from '@digiken/ui/skeleton';
import { useOutcome } from '../../lib/use-outcome';
import { LoadFailed } from '../../lib/load-failed';
import type { ProviderView } from '../provider-buttons/provider-buttons';
import { ProofDialog } from './proof-dialog';
import { signInWaysMessages } from './sign-in-ways.messages';
import { WayRow } from './way-row';

/** A linked provider. */
export interface LinkedProviderView extends ProviderView {
  /** The address of the account at the provider. */
  email: string | null;
  /** ISO 8601. */
  lastUsedAt: string | null;
  /** False for the only way of logging in. */
  removable: boolean;
}

export interface SignInWaysProps {
  state: LoadState;
  /** Undefined while they load. */
  ways:
    | {
        hasPassword: boolean;
        linked: readonly LinkedProviderView[];
        /** Providers that can be linked. */
        available: readonly ProviderView[];
        /** What the server asks for before a change; `sign-in`: only a new sign-in will do. */
        proof: 'none' | 'password' | 'sign-in';
      }
    | undefined;
  /** The account's address. */
  email: string | undefined;
  /** Opens the provider's page; error field: `password`. */
  onLink: (id: string, values: { password?: string }) => Promise<FormOutcome>;
  /** Error field: `password`. */
  onUnlink: (id: string, values: { password?: string }) => Promise<FormOutcome>;
  /** Mails a link to choose a password. */
  onPasswordLink: () => Promise<FormOutcome>;
}

/** How a person logs in: by password and by other providers, which can be linked and unlinked (spec 13.136, 13.137). */
export function SignInWays({ state, ways, email, onLink, onUnlink, onPasswordLink }: SignInWaysProps) {
  const t = useMessages(signInWaysMessages);
  const list = useRef<HTMLUListElement>(null);
  const { busy, problem, run } = useOutcome();
  const [asked, setAsked] = useState<{ change: 'link' | 'unlink'; provider: ProviderView }>();
  const [opening, setOpening] = useState<string>();
  const [sent, setSent] = useState(false);

  if (state.status === 'error') {
    return <LoadFailed state={state} message={t('failed')} retry={t('retry')} />;
  }
  if (!ways) {
    return (
      <div data-slot="sign-in-ways">
        <LoadingText>{t('loading')}</LoadingText>
        <Skeleton lines={4} className="max-w-form" />
      </div>
    );
  }

  const { hasPassword, linked, available, proof } = ways;
  const locked = proof === 'sign-in';
  const link = async (provider: ProviderView) => {
    if (proof === 'password') return setAsked({ change: 'link', provider });
    setOpening(provider.id);
    await run(() => onLink(provider.id, {}));
    setOpening(undefined);
  };
  /** The focused button is gone after a change. Runs a task later, because a closing dialog restores the focus in one. */
  const focusList = () => clock.setTimeout(() => list.current?.focus());
  const unlink = async (provider: ProviderView, values: { password?: string }) => {
    const outcome = await onUnlink(provider.id, values);
    if (outcome.ok) focusList();
    return outcome;
  };
  const passwordLink = async () => {
    const outcome = await run(onPasswordLink, t('sent', { email: email ?? '' }));
    if (!outcome.ok) return;
    setSent(true);
    list.current?.focus();
  };
  const noPassword = linked[0] ? t('noPassword', { name: linked[0].name }) : t('noPasswordAlone');

  return (
    <div data-slot="sign-in-ways" className="flex flex-col gap-4">
      {problem && <Callout tone="danger">{problem}</Callout>}
      {locked && <Callout tone="info">{t('signInAgain')}</Callout>}
      <ul ref={list} tabIndex={-1} aria-label={t('label')} className="flex flex-col">
        <WayRow
          name={t('password')}
          text={hasPassword ? t('hasPassword') : sent ? t('sent', { email: email ?? '' }) : noPassword}
        >
          {!hasPassword && !sent && (
            <Button size="sm" variant="secondary" busy={busy} onClick={() => void passwordLink()}>
              {busy && opening === undefined ? t('sending') : t('choosePassword')}
            </Button>
          )}
        </WayRow>
        {linked.map((provider) => (
          <WayRow
            key={provider.id}
            name={provider.name}
            badge={<Badge tone="success">{t('linked')}</Badge>}
            text={
              <>
                {provider.email && <span>{`${t('account', { email: provider.email })} · `}</span>}
                {provider.lastUsedAt ? (
                  <span>
                    {t('used')} <RelativeTime iso={provider.lastUsedAt} />
                  </span>
                ) : (
                  <span>{t('neverUsed')}</span>
                )}
              </>
            }
          >
            {provider.removable ? (
              !locked && (
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={t('unlinkOne', { name: provider.name })}
                  onClick={() => setAsked({ change: 'unlink', provider })}
                >
                  {t('unlink')}
                </Button>
              )
            ) : (
              <p className="text-sm text-ink-muted">{t('onlyWay')}</p>
            )}
          </WayRow>
        ))}
        {available.map((provider) => (
          <WayRow key={provider.id} name={provider.name} text={t('notLinked')}>
            {!locked && (
              <Button
                size="sm"
                variant="secondary"
                busy={opening === provider.id}
                aria-label={t(opening === provider.id ? 'linking' : 'linkOne', { name: provider.name })}
                onClick={() => void link(provider)}
              >
                {opening === provider.id ? t('linking', { name: provider.name }) : t('link')}
              </Button>
            )}
          </WayRow>
        ))}
      </ul>
      <ProofDialog
        asked={asked}
        needsPassword={proof === 'password'}
        email={email}
        onClose={() => setAsked(undefined)}
        onSubmit={({ change, provider }, values) =>
          change === 'link' ? onLink(provider.id, values) : unlink(provider, values)
        }
      />
    </div>
  );
}
