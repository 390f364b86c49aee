import { forwardRef, type ReactNode } from 'react';
import { useControllableState } from '../../foundations/lib/use-controllable-state';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import { Tab, TabPanel, TabsList, TabsRoot, type TabsRootProps } from './tabs-parts';

export {
  Tab,
  TabPanel,
  type TabPanelProps,
  type TabProps,
  TabsList,
  type TabsListProps,
  TabsRoot,
  type TabsRootProps,
} from './tabs-parts';

export const tabsMessages = defineMessages('tabs', { counted: '{label} ({count})' });

export interface TabView {
  id: string;
  label: string;
  content: ReactNode;
  /** Shown in brackets after the label. */
  count?: number;
}

export interface TabsProps extends Omit<TabsRootProps, 'children'> {
  /** Names the list of tabs. */
  label: string;
  /** `value` and `defaultValue` are ids of these. Default: the first one. */
  items: readonly TabView[];
}

const ReadyTabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs(
  { label, items, value: given, defaultValue = '', onValueChange, ...rest },
  ref,
) {
  const t = useMessages(tabsMessages);
  const [wanted, select] = useControllableState(given, defaultValue, onValueChange);
  const value = items.some(({ id }) => id === wanted) ? wanted : items[0]?.id;
  return (
    <TabsRoot {...rest} ref={ref} value={value ?? ''} onValueChange={select}>
      <TabsList label={label}>
        {items.map((item) => (
          <Tab key={item.id} value={item.id}>
            {item.count === undefined ? item.label : t('counted', { label: item.label, count: item.count })}
          </Tab>
        ))}
      </TabsList>
      {items.map(({ id, content }) => (
        <TabPanel key={id} value={id}>
          {content}
        </TabPanel>
      ))}
    </TabsRoot>
  );
});

/**
 * Several panels, one of which is visible. APG tabs with automatic activation: arrow keys, Home and End move and
 * select; Tab moves to the panel. For other layouts combine its parts, `Tabs.Root`, `Tabs.List` …; in server
 * components use the named exports `TabsRoot` …
 */
export const Tabs = /* @__PURE__ */ Object.assign(ReadyTabs, {
  Root: TabsRoot,
  List: TabsList,
  Tab,
  Panel: TabPanel,
});
