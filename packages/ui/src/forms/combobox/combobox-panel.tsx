import type { RefObject } from 'react';
import { Button } from '../../actions/button/button';
import { cn } from '../../foundations/lib/cn';
import type { LoadState } from '../../foundations/lib/types';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import { floatingPanelClasses } from '../field/use-floating-panel';
import { ComboboxList, type ComboboxListProps } from './combobox-list';
import { comboboxMessages } from './combobox-messages';

export interface ComboboxPanelProps extends ComboboxListProps {
  panel: RefObject<HTMLDivElement | null>;
  state?: LoadState;
  /** The typed text. */
  text: string;
  emptyText?: string;
  onRetry: () => void;
}

/** The list under the field, or the reason why there is none. */
export function ComboboxPanel({ panel, state, text, emptyText, onRetry, ...list }: ComboboxPanelProps) {
  const t = useMessages(comboboxMessages);
  const status = state?.status ?? 'ready';
  return (
    <div ref={panel} data-slot="combobox-panel" className={cn(floatingPanelClasses, 'w-full')}>
      {status === 'loading' && <p className="px-4.5 py-3 text-ink-muted">{t('loading')}</p>}
      {status === 'error' && (
        <div className="flex flex-col items-start gap-2 px-4.5 py-3">
          <p className="font-bold text-danger-ink">{state?.error?.message ?? t('failed')}</p>
          {state?.onRetry && (
            <Button size="sm" variant="secondary" onClick={onRetry}>
              {t('retry')}
            </Button>
          )}
        </div>
      )}
      {list.options.length > 0 && <ComboboxList {...list} />}
      {list.options.length === 0 && status === 'ready' && (
        <p data-slot="combobox-empty" className="px-4.5 py-3 text-ink-muted">
          {emptyText ?? t('empty', { text: text.trim() })}
        </p>
      )}
    </div>
  );
}
