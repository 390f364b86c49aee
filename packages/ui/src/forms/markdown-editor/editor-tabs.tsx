import type { KeyboardEvent } from 'react';
import { cn } from '../../foundations/lib/cn';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import { markdownEditorMessages } from './messages';

export type EditorView = 'write' | 'preview';

const VIEWS: readonly EditorView[] = ['write', 'preview'];

export const tabId = (base: string, view: EditorView) => `${base}-tab-${view}`;
export const panelId = (base: string, view: EditorView) => `${base}-panel-${view}`;

export interface EditorTabsProps {
  /** Id of the editor, from which the ids of tabs and panels are derived. */
  base: string;
  view: EditorView;
  onView: (view: EditorView) => void;
}

/** Write and preview tabs: APG tabs with automatic activation, sized for a toolbar. */
export function EditorTabs({ base, view, onView }: EditorTabsProps) {
  const t = useMessages(markdownEditorMessages);
  const move = (event: KeyboardEvent) => {
    const arrow = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    if (!arrow && event.key !== 'Home' && event.key !== 'End') return;
    event.preventDefault();
    const other = view === 'write' ? 'preview' : 'write';
    const target = arrow ? other : event.key === 'Home' ? 'write' : 'preview';
    onView(target);
    document.getElementById(tabId(base, target))?.focus();
  };
  return (
    <div role="tablist" aria-label={t('views')} className="flex gap-1">
      {VIEWS.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          id={tabId(base, each)}
          aria-selected={each === view}
          aria-controls={panelId(base, each)}
          tabIndex={each === view ? 0 : -1}
          onClick={() => onView(each)}
          onKeyDown={move}
          className={cn(
            'min-h-9 rounded-md px-3 font-bold transition-colors duration-fast',
            each === view
              ? 'bg-selected text-ink forced-colors:border-2 forced-colors:border-[Highlight]'
              : 'text-ink-muted hover:bg-hover',
          )}
        >
          {t(each)}
        </button>
      ))}
    </div>
  );
}
