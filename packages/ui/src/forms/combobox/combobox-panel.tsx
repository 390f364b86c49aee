import { Button } from '../../actions/button/button';
import { cn } from '../../foundations/lib/cn';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import { floatingPanelClasses } from '../field/use-floating-panel';
import { ComboboxList, type ComboboxListProps } from './combobox-list';
import { comboboxMessages } from './combobox-messages';
import type { ComboboxBox } from './use-combobox-core';

export interface ComboboxPanelProps extends Pick<ComboboxListProps, 'labelledBy' | 'chosen' | 'full'> {
  box: ComboboxBox;
  emptyText?: string;
}

/** The list under the field, or the reason why there is none. */
export function ComboboxPanel({ box, emptyText, ...list }: ComboboxPanelProps) {
  const { panel, listId, shown, active, state, text, pick, retry } = box;
  const t = useMessages(comboboxMessages);
  const status = state?.status ?? 'ready';
  return (
    <div ref={panel} data-slot="combobox-panel" className={cn(floatingPanelClasses, 'w-full')}>
      {status === 'loading' && <p className="px-4.5 py-3 text-ink-muted">{t('loading')}</p>}
      {status === 'error' && (
        <div className="flex flex-col items-start gap-2 px-4.5 py-3">
          <p className="font-bold text-danger-ink">{state?.error?.message ?? t('failed')}</p>
          {state?.onRetry && (
            <Button size="sm" variant="secondary" onClick={retry}>
              {t('retry')}
            </Button>
          )}
        </div>
      )}
      {shown.length > 0 && (
        <ComboboxList {...list} id={listId} options={shown} active={active} onPick={pick} />
      )}
      {shown.length === 0 && status === 'ready' && (
        <p data-slot="combobox-empty" className="px-4.5 py-3 text-ink-muted">
          {emptyText ?? t('empty', { text: text.trim() })}
        </p>
      )}
    </div>
  );
}
