import { forwardRef, useEffect, useRef, useState } from 'react';
import { clock } from '../../foundations/clock/clock';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { useAnnounce } from '../../foundations/announcer/announcer';
import { deferred } from '../../foundations/lib/deferred';
import type { FormOutcome } from '../../foundations/lib/types';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import { ModalPanel, ModalRoot } from '../dialog/modal';
import { sessionExpiryWarningMessages } from './messages';
import type { SessionExpiryPanelProps } from './session-expiry-panel';
import { shownSeconds, timeOf, useTimeLeft } from './time-left';

export { sessionExpiryWarningMessages } from './messages';

const code = deferred(() => import('./session-expiry-panel'));

/** Loads the code of the warning ahead of its use, e.g. before the connection may be lost. */
export async function preloadSessionExpiryWarning(): Promise<void> {
  await code.load();
}

const deviceNow = () => clock.now();

/** The remaining seconds that are announced. Nothing is announced in between. */
const SAID_AT = [120, 60, 30, 10] as const;

export interface SessionExpiryWarningProps extends Forwarded {
  /** ISO 8601, or ms since 1970. A later value closes the warning. */
  expiresAt: string | number;
  /** The clock for `expiresAt` in ms since 1970, e.g. the server's. Must be stable. Default the device's. */
  now?: () => number;
  /** Time before the end at which it warns (ms). Default two minutes; WCAG 2.2.1 requires at least 20 seconds. */
  warnBefore?: number;
  /** Extends the session; then pass the new `expiresAt`. */
  onStay: () => Promise<FormOutcome>;
  onSignOut: () => void;
  /** Called once when the session has expired. */
  onExpired: () => void;
}

function useTimeInWords() {
  const t = useMessages(sessionExpiryWarningMessages);
  return (seconds: number) => {
    const minutes = t('minutes', { count: Math.floor(seconds / 60) });
    const rest = t('seconds', { count: seconds % 60 });
    if (seconds < 60) return rest;
    return seconds % 60 === 0 ? minutes : t('both', { minutes, seconds: rest });
  };
}

/**
 * Warns before the session ends and extends it with one key press (WCAG 2.2.1): the focus is on "Stay signed
 * in", and Escape also extends it. Text typed behind it is not changed.
 */
export const SessionExpiryWarning = forwardRef<HTMLDivElement, SessionExpiryWarningProps>(
  function SessionExpiryWarning(
    { expiresAt, now = deviceNow, warnBefore = 120_000, onStay, onSignOut, onExpired, ...rest },
    ref,
  ) {
    const t = useMessages(sessionExpiryWarningMessages);
    const inWords = useTimeInWords();
    const announce = useAnnounce();
    const end = timeOf(expiresAt);
    const left = useTimeLeft(end, warnBefore, now);
    const [stayedFor, setStayedFor] = useState<number>();
    const [state, setState] = useState<{ busy: boolean; failure?: string }>({ busy: false });
    const open = left !== null && left > 0 && left <= warnBefore && stayedFor !== end;
    const seconds = left === null ? 0 : Math.ceil(left / 1000);

    const expired = useRef({ call: onExpired, for: Number.NaN });
    useEffect(() => {
      expired.current.call = onExpired;
    });
    const over = left === 0;
    useEffect(() => {
      if (!over || expired.current.for === end) return;
      expired.current.for = end;
      expired.current.call();
    }, [over, end]);

    // On open the dialog itself is read, and its description includes the time.
    const silentDownTo = useRef<number>(undefined);
    const saying = open ? t('left', { time: inWords(seconds) }) : '';
    useEffect(() => {
      if (!open) {
        silentDownTo.current = undefined;
        return;
      }
      silentDownTo.current ??= seconds;
      const due = SAID_AT.some((at) => seconds <= at && at < (silentDownTo.current ?? 0));
      if (!due) return;
      silentDownTo.current = seconds;
      announce(saying, { politeness: 'assertive' });
    }, [open, seconds, saying, announce]);

    // Extended, here or in another tab.
    const warnedFor = useRef<number>(undefined);
    useEffect(() => {
      if (open) warnedFor.current = end;
      else if (warnedFor.current !== undefined && !over) {
        warnedFor.current = undefined;
        announce(t('stayed'));
      }
    }, [open, over, end, announce, t]);

    const extend = async () => {
      if (state.busy) return;
      setState({ busy: true });
      let failure: string | undefined;
      try {
        const outcome = await onStay();
        if (!outcome.ok) failure = outcome.message;
      } catch {
        failure = t('failed');
      }
      setState({ busy: false, failure });
      if (failure === undefined) setStayedFor(end);
      else announce(failure, { politeness: 'assertive' });
    };

    return (
      <ModalRoot
        code={code}
        panel={({ SessionExpiryPanel }) => SessionExpiryPanel}
        open={open}
        onOpenChange={(next) => {
          if (!next) void extend();
        }}
      >
        <ModalPanel<SessionExpiryPanelProps>
          {...rest}
          panelRef={ref}
          text={t('text', { time: inWords(shownSeconds(left ?? 0)) })}
          busy={state.busy}
          failure={state.failure}
          onStay={() => void extend()}
          onSignOut={onSignOut}
        />
      </ModalRoot>
    );
  },
);
