import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { cx } from '../../foundations/lib/cx';
import { rowTarget } from '../../foundations/lib/direction';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';

export const tabsMessages = defineMessages('tabs', { counted: '{label} ({count})' });

export interface TabView {
  id: string;
  label: string;
  content: ReactNode;
  /** Shown in brackets after the label. */
  count?: number;
}

export interface TabsProps {
  /** Names the list of tabs. */
  label: string;
  tabs: readonly TabView[];
  /** Id of the selected tab (controlled). */
  selected?: string;
  onSelect?: (id: string) => void;
  className?: string;
}

/**
 * Several panels, one of which is visible. APG tabs with automatic activation: arrow keys, Home and End move and
 * select; Tab moves to the panel.
 */
export function Tabs({ label, tabs, selected, onSelect, className }: TabsProps) {
  const t = useMessages(tabsMessages);
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(tabs[0]?.id);
  const wanted = selected ?? own;
  const current = tabs.some((tab) => tab.id === wanted) ? wanted : tabs[0]?.id;

  // A panel is rendered when first selected, and keeps its state afterwards.
  // The first panel is rendered at once: React 18 changes ids if the first render sets state.
  const [shown, setShown] = useState<ReadonlySet<string>>(
    () => new Set(current === undefined ? [] : [current]),
  );
  if (current !== undefined && !shown.has(current)) setShown(new Set([...shown, current]));

  const select = (id: string) => {
    setOwn(id);
    if (id !== current) onSelect?.(id);
  };

  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === current);
    const target = rowTarget(event, at, tabs.length);
    if (target === undefined) return;
    event.preventDefault();
    select((tabs[target] as TabView).id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
  };

  return (
    <div data-slot="tabs" className={className}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="flex flex-wrap gap-x-2 border-b-2 border-line"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-tab-${tab.id}`}
            aria-selected={tab.id === current}
            aria-controls={`${base}-panel-${tab.id}`}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => select(tab.id)}
            onKeyDown={move}
            className={cx(
              '-mb-0.5 min-h-target-primary rounded-t-md border-b-4 px-4 py-2 font-bold transition-colors duration-fast hover:bg-hover focus-visible:-outline-offset-3',
              tab.id === current
                ? 'border-accent text-ink forced-colors:border-[Highlight]'
                : 'border-transparent text-ink-muted forced-colors:border-b-0 forced-colors:pb-3',
            )}
          >
            {tab.count === undefined ? tab.label : t('counted', { label: tab.label, count: tab.count })}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-panel-${tab.id}`}
          aria-labelledby={`${base}-tab-${tab.id}`}
          tabIndex={0}
          hidden={tab.id !== current}
          className="pt-5"
        >
          {shown.has(tab.id) && tab.content}
        </div>
      ))}
    </div>
  );
}
