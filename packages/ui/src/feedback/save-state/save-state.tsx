import { CircleCheck, CloudOff, GitCompareArrows, LoaderCircle, PenLine, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../actions/button/button';
import { RelativeTime } from '../../display/relative-time/relative-time';
import { useAnnounce } from '../../foundations/announcer/announcer';
import { cx } from '../../foundations/lib/cx';
import { useKeptFocus } from '../../foundations/lib/use-kept-focus';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';

export const saveStateMessages = defineMessages('save-state', {
  saved: 'Saved',
  saving: 'Saving…',
  unsaved: 'Not saved yet',
  offline: 'You are offline. What you typed is kept on this device.',
  failed: 'Not saved. What you typed is kept on this device.',
  conflict: 'This was changed somewhere else in the meantime. What you typed is kept on this device.',
  retry: 'Try again',
});

const LOOK = {
  saved: { Icon: CircleCheck, ink: 'text-success-ink' },
  saving: { Icon: LoaderCircle, ink: 'text-ink-muted' },
  unsaved: { Icon: PenLine, ink: 'text-ink-muted' },
  offline: { Icon: CloudOff, ink: 'text-warning-ink' },
  failed: { Icon: TriangleAlert, ink: 'text-danger-ink' },
  conflict: { Icon: GitCompareArrows, ink: 'text-warning-ink' },
} as const;

export interface SaveStateProps {
  state: keyof typeof LOOK;
  /** ISO 8601: when it was saved last; shown with `saved`. */
  at?: string;
  /** Shown with `offline`, `failed` and `conflict`, when trying again makes sense. */
  onRetry?: () => void;
  /** Other ways out of `offline`, `failed` and `conflict`, e.g. a button that shows what was changed elsewhere. */
  actions?: ReactNode;
}

const isTrouble = (state: SaveStateProps['state']) =>
  state === 'offline' || state === 'failed' || state === 'conflict';

/** Says whether what was typed is safe. Speaks only of trouble, and of its end. */
export function SaveState({ state, at, onRetry, actions }: SaveStateProps) {
  const t = useMessages(saveStateMessages);
  const announce = useAnnounce();
  const before = useRef(state);
  const troubled = useRef(isTrouble(state));
  const { Icon, ink } = LOOK[state];
  const root = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLParagraphElement>(null);
  useKeptFocus(root, () => words.current);

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
    <div
      ref={root}
      data-slot="save-state"
      data-state={state}
      className="flex min-h-9 min-w-0 flex-wrap items-center gap-x-3 gap-y-1"
    >
      <p
        ref={words}
        tabIndex={-1}
        className={cx('flex min-w-0 items-start gap-2 rounded-sm text-sm font-medium', ink)}
      >
        <Icon size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
        <span>
          {t(state)}{' '}
          {state === 'saved' && at !== undefined && (
            <RelativeTime iso={at} className="font-normal text-ink-muted" />
          )}
        </span>
      </p>
      {isTrouble(state) && onRetry && (
        <Button size="small" variant="secondary" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
      {isTrouble(state) && actions}
    </div>
  );
}
