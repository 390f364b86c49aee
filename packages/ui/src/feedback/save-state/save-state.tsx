import { CircleCheck, CloudOff, GitCompareArrows, LoaderCircle, PenLine, TriangleAlert } from 'lucide';
import { forwardRef, type ReactNode, useEffect, useRef } from 'react';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { Button } from '../../actions/button/button';
import { RelativeTime } from '../../display/relative-time/relative-time';
import { useAnnounce } from '../../foundations/announcer/announcer';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import { StateLine } from './state-line';

export const saveStateMessages = defineMessages('save-state', {
  saved: 'Saved',
  saving: 'Saving…',
  unsaved: 'Not saved yet',
  offline: 'You are offline. What you typed is saved on this device.',
  failed: 'Not saved. What you typed is saved on this device.',
  conflict: 'This was changed elsewhere in the meantime. What you typed is saved on this device.',
  retry: 'Try again',
});

const LOOK = {
  saved: { icon: CircleCheck, ink: 'text-success-ink' },
  saving: { icon: LoaderCircle, ink: 'text-ink-muted' },
  unsaved: { icon: PenLine, ink: 'text-ink-muted' },
  offline: { icon: CloudOff, ink: 'text-warning-ink' },
  failed: { icon: TriangleAlert, ink: 'text-danger-ink' },
  conflict: { icon: GitCompareArrows, ink: 'text-warning-ink' },
} as const;

export interface SaveStateProps extends Forwarded {
  state: keyof typeof LOOK;
  /** ISO 8601: time of the last save; shown with `saved`. */
  at?: string;
  /** Shown with `offline`, `failed` and `conflict`, if a retry makes sense. */
  onRetry?: () => void;
  /** Other actions for `offline`, `failed` and `conflict`, e.g. a button that shows the other version. */
  actions?: ReactNode;
}

const isTrouble = (state: SaveStateProps['state']) =>
  state === 'offline' || state === 'failed' || state === 'conflict';

/** Shows whether the text is saved. Announces only problems and their end. */
export const SaveState = forwardRef<HTMLDivElement, SaveStateProps>(function SaveState(
  { state, at, onRetry, actions, ...rest },
  ref,
) {
  const t = useMessages(saveStateMessages);
  const announce = useAnnounce();
  const before = useRef(state);
  const troubled = useRef(isTrouble(state));
  const { icon, ink } = LOOK[state];

  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (isTrouble(state)) {
      troubled.current = true;
      announce(t(state));
    } else if (state === 'saved' && troubled.current) {
      troubled.current = false;
      announce(t('saved'));
    }
  }, [state, announce, t]);

  return (
    <StateLine
      {...rest}
      ref={ref}
      slot="save-state"
      state={state}
      icon={icon}
      ink={ink}
      text={
        <>
          <span>{t(state)}</span>{' '}
          {state === 'saved' && at !== undefined && (
            <RelativeTime iso={at} className="font-normal text-ink-muted" />
          )}
        </>
      }
    >
      {isTrouble(state) && onRetry && (
        <Button size="sm" variant="secondary" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
      {isTrouble(state) && actions}
    </StateLine>
  );
});
