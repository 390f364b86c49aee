import {
  type ButtonHTMLAttributes,
  createContext,
  forwardRef,
  type HTMLAttributes,
  type KeyboardEvent,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { cn } from '../../foundations/lib/cn';
import { rowTarget } from '../../foundations/lib/direction';
import { mergeProps } from '../../foundations/lib/pressable';
import { useControllableState } from '../../foundations/lib/use-controllable-state';
import { useMergedRef } from '../../foundations/lib/use-merged-ref';

interface TabsContextValue {
  value: string;
  select: (value: string) => void;
  id: string;
}

const TabsContext = createContext<TabsContextValue | null>(null);

function useTabs(): TabsContextValue {
  const context = useContext(TabsContext);
  if (!context) throw new Error('Parts of tabs belong inside TabsRoot.');
  return context;
}

const tabId = (id: string, value: string) => `${id}-tab-${value}`;
const panelId = (id: string, value: string) => `${id}-panel-${value}`;

export interface TabsRootProps extends Omit<HTMLAttributes<HTMLDivElement>, 'defaultValue'> {
  /** The value of the selected tab (controlled). */
  value?: string;
  /** The value of the tab that is selected initially (uncontrolled). One of both is required. */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
}

/** Contains one TabsList and the TabPanels. `ref` and other props go to the element around them. */
export const TabsRoot = forwardRef<HTMLDivElement, TabsRootProps>(function TabsRoot(
  { value: given, defaultValue = '', onValueChange, ...rest },
  ref,
) {
  const [value, select] = useControllableState(given, defaultValue, onValueChange);
  const id = useId();
  const context = useMemo(() => ({ value, select, id }), [value, select, id]);
  return (
    <TabsContext.Provider value={context}>
      <div data-slot="tabs" {...rest} ref={ref} />
    </TabsContext.Provider>
  );
});

export interface TabsListProps extends HTMLAttributes<HTMLDivElement> {
  /** Names the list of tabs. */
  label: string;
}

/** One row, which scrolls if it is too long. Arrow keys, Home and End move and select (APG, automatic activation). */
export const TabsList = forwardRef<HTMLDivElement, TabsListProps>(function TabsList(
  { label, className, ...rest },
  ref,
) {
  const { select } = useTabs();
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
    const at = tabs.indexOf(event.target as HTMLElement);
    const target = at < 0 ? undefined : tabs[rowTarget(event, at, tabs.length) ?? -1];
    if (!target) return;
    event.preventDefault();
    select(target.dataset.value ?? '');
    target.focus();
  };
  return (
    <div
      {...mergeProps({ onKeyDown: move }, rest)}
      ref={ref}
      role="tablist"
      aria-label={label}
      // The line is a shadow: a row that scrolls would clip tabs that lie on its border.
      className={cn(
        'relative flex gap-x-2 overflow-x-auto overscroll-x-contain shadow-[inset_0_-2px_0_var(--dk-line)] [scrollbar-width:none] forced-colors:border-b-2',
        className,
      )}
    />
  );
});

export interface TabProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'value'> {
  value: string;
}

/** Scrolls the row, and nothing around it, until a tab is in view. */
function reveal(tab: HTMLElement): void {
  const row = tab.parentElement;
  if (!row) return;
  const [own, all] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += Math.min(0, own.left - all.left) + Math.max(0, own.right - all.right);
}

export const Tab = forwardRef<HTMLButtonElement, TabProps>(function Tab({ value, className, ...rest }, ref) {
  const tabs = useTabs();
  const selected = tabs.value === value;
  const own = useRef<HTMLButtonElement>(null);
  const merged = useMergedRef(own, ref);
  useEffect(() => {
    if (selected && own.current) reveal(own.current);
  }, [selected]);
  return (
    <button
      {...mergeProps({ onClick: () => tabs.select(value) }, rest)}
      ref={merged}
      type="button"
      role="tab"
      id={tabId(tabs.id, value)}
      data-value={value}
      aria-selected={selected}
      aria-controls={panelId(tabs.id, value)}
      tabIndex={selected ? 0 : -1}
      className={cn(
        'min-h-target-primary shrink-0 rounded-t-md border-b-4 px-4 py-2 font-bold whitespace-nowrap transition-colors duration-fast hover:bg-hover focus-visible:-outline-offset-3',
        selected
          ? 'border-accent text-ink forced-colors:border-[Highlight]'
          : 'border-transparent text-ink-muted forced-colors:border-b-0 forced-colors:pb-3',
        className,
      )}
    />
  );
});

export interface TabPanelProps extends HTMLAttributes<HTMLDivElement> {
  /** The value of its tab. */
  value: string;
}

/** Its content is rendered when its tab is first selected, and keeps its state afterwards. */
export const TabPanel = forwardRef<HTMLDivElement, TabPanelProps>(function TabPanel(
  { value, className, children, ...rest },
  ref,
) {
  const tabs = useTabs();
  const selected = tabs.value === value;
  // The selected panel is rendered at once: React 18 changes ids if the first render sets state.
  const [shown, setShown] = useState(selected);
  if (selected && !shown) setShown(true);
  return (
    <div
      tabIndex={0}
      {...rest}
      ref={ref}
      role="tabpanel"
      id={panelId(tabs.id, value)}
      aria-labelledby={tabId(tabs.id, value)}
      hidden={!selected}
      className={cn('pt-5', className)}
    >
      {(shown || selected) && children}
    </div>
  );
});
