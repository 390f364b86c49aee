import { useRef, useState } from 'react';
import { useAnnounce } from '@digiken/ui/announcer';
import { Badge } from '@digiken/ui/badge';
import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { LoadingText } from '@digiken/ui/internal/loading-text';
import type { FormOutcome, LoadState } from '@digiken/ui/internal/types';
import { useKeptFocus } from '@digiken/ui/internal/use-kept-focus';
import { useMessages } from '@digiken/ui/messages-provider';
import { RelativeTime } from '@digiken/ui/relative-time';
import { Skeleton } from '@digiken/ui/skeleton';
import { LoadFailed } from '../../lib/load-failed';
import { pushDevicesMessages } from './messages';

export { pushDevicesMessages } from './messages';

export interface PushDeviceView {
  _id: string;
  /** For example "Chrome on Android". */
  name: string;
  /** ISO 8601. */
  createdAt: string;
  /** This browser. */
  current: boolean;
}

export interface PushDevicesProps<D extends PushDeviceView = PushDeviceView> {
  state: LoadState;
  /** Undefined while loading. */
  devices: readonly D[] | undefined;
  /** What the browser lets the site do: not yet asked, allowed, or refused for good. */
  permission: 'unsupported' | 'ask' | 'allowed' | 'blocked';
  /** Asks the browser. `refused`: the person said no; `failed`: the browser could not do it. */
  onAllow: () => Promise<FormOutcome | 'refused' | 'failed'>;
  onRemove: (device: D) => Promise<FormOutcome>;
}

/** The devices that show a user's notifications, this one first (spec 13.127). */
export function PushDevices<D extends PushDeviceView>({ state, devices, ...rest }: PushDevicesProps<D>) {
  const t = useMessages(pushDevicesMessages);
  return (
    <section data-slot="push-devices" className="flex flex-col items-start gap-4">
      <h3 className="text-lg font-bold">{t('title')}</h3>
      <p>{t('text')}</p>
      {devices ? (
        <Loaded devices={devices} {...rest} />
      ) : state.status === 'error' ? (
        <LoadFailed state={state} message={t('failed')} retry={t('retry')} />
      ) : (
        <div className="w-full">
          <LoadingText>{t('loading')}</LoadingText>
          <Skeleton lines={2} className="max-w-form" />
        </div>
      )}
    </section>
  );
}

type LoadedProps<D extends PushDeviceView> = Omit<PushDevicesProps<D>, 'state' | 'devices'> & {
  devices: readonly D[];
};

function Loaded<D extends PushDeviceView>({ devices, permission, onAllow, onRemove }: LoadedProps<D>) {
  const t = useMessages(pushDevicesMessages);
  const announce = useAnnounce();
  const root = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const on = permission === 'allowed' && devices.some(({ current }) => current);

  // The focused button may go with what it did.
  useKeptFocus(root, () => status.current ?? list.current ?? button.current);

  const fail = (message: string) => {
    setFailure(message);
    announce(message, { politeness: 'assertive' });
  };
  const allow = async () => {
    setBusy('this');
    setFailure(null);
    const outcome = await onAllow();
    setBusy(null);
    if (outcome === 'refused') fail(t('refused'));
    else if (outcome === 'failed') fail(t('notReached'));
    // A success is said by the sentence that gets the focus.
    else if (!outcome.ok) fail(outcome.message);
  };
  const remove = async (device: D) => {
    setBusy(device._id);
    setFailure(null);
    const outcome = await onRemove(device);
    setBusy(null);
    if (outcome.ok) announce(t('removed', { device: device.name }));
    else fail(outcome.message);
  };

  return (
    <div ref={root} className="flex w-full flex-col items-start gap-4">
      {failure !== null && permission !== 'blocked' && <Callout tone="danger">{failure}</Callout>}
      {permission === 'unsupported' && <p className="text-ink-muted">{t('unsupported')}</p>}
      {permission === 'blocked' && <Callout tone="warning">{t('blocked')}</Callout>}
      {on && (
        <p ref={status} tabIndex={-1}>
          {t('on')}
        </p>
      )}
      {!on && (permission === 'ask' || permission === 'allowed') && (
        <Button ref={button} variant="secondary" busy={busy !== null} onClick={() => void allow()}>
          {busy === 'this' ? t('allowing') : t('allow')}
        </Button>
      )}
      {devices.length > 0 && (
        <ul ref={list} tabIndex={-1} aria-label={t('devices')} className="flex w-full flex-col">
          {devices.map((device) => (
            <li
              key={device._id}
              data-slot="push-device"
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line py-4 first:border-t-0 first:pt-0"
            >
              <div className="flex min-w-0 flex-col gap-1">
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <span className="font-bold wrap-anywhere">{device.name}</span>
                  {device.current && <Badge tone="success">{t('current')}</Badge>}
                </p>
                <p className="text-sm text-ink-muted">
                  {t('since')} <RelativeTime iso={device.createdAt} />
                </p>
              </div>
              <Button
                size="sm"
                variant="secondary"
                busy={busy === device._id}
                aria-label={busy === device._id ? t('removing') : t('removeDevice', { device: device.name })}
                onClick={() => void remove(device)}
              >
                {busy === device._id ? t('removing') : t('remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
