import { readFileSync } from 'node:fs';
import type { ComponentProps, ElementType } from 'react';
import { expect, it } from 'vitest';
import type { ComponentMeta } from './lib/component-meta';

/** Every entry that forwards. The type check reports one that breaks the convention, the test one that is missing. */
interface Entries {
  button: typeof import('../actions/button/button').Button;
  'icon-button': typeof import('../actions/icon-button/icon-button').IconButton;
  'text-link': typeof import('../actions/text-link/text-link').TextLink;
  'theme-toggle': typeof import('../actions/theme-toggle/theme-toggle').ThemeToggle;
  toolbar: typeof import('../actions/toolbar/toolbar').Toolbar;
  accordion: typeof import('../display/accordion/accordion').Accordion;
  avatar: typeof import('../display/avatar/avatar').Avatar;
  'avatar-group': typeof import('../display/avatar-group/avatar-group').AvatarGroup;
  badge: typeof import('../display/badge/badge').Badge;
  'bar-chart': typeof import('../display/bar-chart/bar-chart').BarChart;
  card: typeof import('../display/card/card').Card;
  carousel: typeof import('../display/carousel/carousel').Carousel;
  'chart-frame': typeof import('../display/chart-frame/chart-frame').ChartFrame;
  'code-block': typeof import('../display/code-block/code-block').CodeBlock;
  collapsible: typeof import('../display/collapsible/collapsible').Collapsible;
  'data-size-badge': typeof import('../display/data-size-badge/data-size-badge').DataSizeBadge;
  'data-size': typeof import('../display/data-size/data-size').DataSize;
  'data-table': typeof import('../display/data-table/data-table').DataTable;
  'empty-state': typeof import('../display/empty-state/empty-state').EmptyState;
  facts: typeof import('../display/facts/facts').Facts;
  kbd: typeof import('../display/kbd/kbd').Kbd;
  'line-chart': typeof import('../display/line-chart/line-chart').LineChart;
  meter: typeof import('../display/meter/meter').Meter;
  'page-header': typeof import('../display/page-header/page-header').PageHeader;
  'pie-chart': typeof import('../display/pie-chart/pie-chart').PieChart;
  price: typeof import('../display/price/price').Price;
  progress: typeof import('../display/progress/progress').ProgressBar;
  prose: typeof import('../display/prose/prose').Prose;
  'relative-time': typeof import('../display/relative-time/relative-time').RelativeTime;
  section: typeof import('../display/section/section').Section;
  skeleton: typeof import('../display/skeleton/skeleton').Skeleton;
  'stacked-bar-chart': typeof import('../display/stacked-bar-chart/stacked-bar-chart').StackedBarChart;
  stat: typeof import('../display/stat/stat').Stat;
  tabs: typeof import('../display/tabs/tabs').Tabs;
  'tag-list': typeof import('../display/tag-list/tag-list').TagList;
  timeline: typeof import('../display/timeline/timeline').Timeline;
  tree: typeof import('../display/tree/tree').Tree;
  'virtual-table': typeof import('../display/virtual-table/virtual-table').VirtualTable;
  callout: typeof import('../feedback/callout/callout').Callout;
  spinner: typeof import('../feedback/spinner/spinner').Spinner;
  'offline-notice': typeof import('../feedback/offline-notice/offline-notice').OfflineNotice;
  'recent-messages': typeof import('../feedback/recent-messages/recent-messages').RecentMessages;
  'save-state': typeof import('../feedback/save-state/save-state').SaveState;
  'sync-state': typeof import('../feedback/sync-state/sync-state').SyncState;
  calendar: typeof import('../forms/calendar/calendar').Calendar;
  checkbox: typeof import('../forms/checkbox/checkbox').Checkbox;
  combobox: typeof import('../forms/combobox/combobox').Combobox;
  'date-input': typeof import('../forms/date-input/date-input').DateInput;
  'date-range-input': typeof import('../forms/date-range-input/date-range-input').DateRangeInput;
  'date-time-input': typeof import('../forms/date-time-input/date-time-input').DateTimeInput;
  'error-summary': typeof import('../forms/error-summary/error-summary').ErrorSummary;
  field: typeof import('../forms/field/field').Field;
  'file-input': typeof import('../forms/file-input/file-input').FileInput;
  'file-upload': typeof import('../forms/file-upload/file-upload').FileUpload;
  'filter-bar': typeof import('../forms/filter-bar/filter-bar').FilterBar;
  form: typeof import('../forms/form/form').Form;
  'markdown-editor': typeof import('../forms/markdown-editor/markdown-editor').MarkdownEditor;
  'multi-select': typeof import('../forms/multi-select/multi-select').MultiSelect;
  'number-input': typeof import('../forms/number-input/number-input').NumberInput;
  'one-time-code': typeof import('../forms/one-time-code/one-time-code').OneTimeCode;
  'password-input': typeof import('../forms/password-input/password-input').PasswordInput;
  'radio-group': typeof import('../forms/radio-group/radio-group').RadioGroup;
  rating: typeof import('../forms/rating/rating').Rating;
  'reorderable-list': typeof import('../forms/reorderable-list/reorderable-list').ReorderableList;
  'search-box': typeof import('../forms/search-box/search-box').SearchBox;
  select: typeof import('../forms/select/select').Select;
  slider: typeof import('../forms/slider/slider').Slider;
  switch: typeof import('../forms/switch/switch').Switch;
  'text-area': typeof import('../forms/text-area/text-area').TextArea;
  'text-input': typeof import('../forms/text-input/text-input').TextInput;
  'time-input': typeof import('../forms/time-input/time-input').TimeInput;
  icon: typeof import('../foundations/icon/icon').Icon;
  grid: typeof import('../foundations/grid/grid').Grid;
  inline: typeof import('../foundations/inline/inline').Inline;
  separator: typeof import('../foundations/separator/separator').Separator;
  stack: typeof import('../foundations/stack/stack').Stack;
  'toggle-group': typeof import('../forms/toggle-group/toggle-group').ToggleGroup;
  'visually-hidden': typeof import('../foundations/visually-hidden/visually-hidden').VisuallyHidden;
  'console-layout': typeof import('../layouts/console-layout/console-layout').ConsoleLayout;
  'page-layout': typeof import('../layouts/page-layout/page-layout').PageLayout;
  'audio-player': typeof import('../media/audio-player/audio-player').AudioPlayer;
  transcript: typeof import('../media/transcript/transcript').Transcript;
  'video-player': typeof import('../media/video-player/video-player').VideoPlayer;
  'bottom-nav': typeof import('../navigation/bottom-nav/bottom-nav').BottomNav;
  breadcrumbs: typeof import('../navigation/breadcrumbs/breadcrumbs').Breadcrumbs;
  'key-pager': typeof import('../navigation/key-pager/key-pager').KeyPager;
  'mobile-menu': typeof import('../navigation/mobile-menu/mobile-menu').MobileMenu;
  'nav-list': typeof import('../navigation/nav-list/nav-list').NavList;
  'notification-bell': typeof import('../navigation/notification-bell/notification-bell').NotificationBell;
  pagination: typeof import('../navigation/pagination/pagination').Pagination;
  'scroll-to-top': typeof import('../navigation/scroll-to-top/scroll-to-top').ScrollToTop;
  sidebar: typeof import('../navigation/sidebar/sidebar').Sidebar;
  'skip-link': typeof import('../navigation/skip-link/skip-link').SkipLink;
  stepper: typeof import('../navigation/stepper/stepper').Stepper;
  'top-bar': typeof import('../navigation/top-bar/top-bar').TopBar;
  'user-menu': typeof import('../navigation/user-menu/user-menu').UserMenu;
  'command-palette': typeof import('../overlays/command-palette/command-palette').CommandPalette;
  'confirm-dialog': typeof import('../overlays/confirm-dialog/confirm-dialog').ConfirmDialog;
  'context-menu': typeof import('../overlays/context-menu/context-menu').ContextMenu;
  dialog: typeof import('../overlays/dialog/dialog').Dialog;
  drawer: typeof import('../overlays/drawer/drawer').Drawer;
  'form-dialog': typeof import('../overlays/form-dialog/form-dialog').FormDialog;
  'hover-card': typeof import('../overlays/hover-card/hover-card').HoverCard;
  menu: typeof import('../overlays/menu/menu').Menu;
  'notification-drawer': typeof import('../overlays/notification-drawer/notification-drawer').NotificationDrawer;
  popover: typeof import('../overlays/popover/popover').Popover;
  'reason-dialog': typeof import('../overlays/reason-dialog/reason-dialog').ReasonDialog;
  'session-expiry-warning': typeof import('../overlays/session-expiry-warning/session-expiry-warning').SessionExpiryWarning;
  tooltip: typeof import('../overlays/tooltip/tooltip').Tooltip;
  conversation: typeof import('../screens/conversation/conversation').Conversation;
  'crash-screen': typeof import('../screens/crash-screen/crash-screen').CrashScreen;
  'error-screen': typeof import('../screens/error-screen/error-screen').ErrorScreen;
  'list-screen': typeof import('../screens/list-screen/list-screen').ListScreen;
  'loading-screen': typeof import('../screens/loading-screen/loading-screen').LoadingScreen;
  'message-composer': typeof import('../screens/message-composer/message-composer').MessageComposer;
  'not-found-screen': typeof import('../screens/not-found-screen/not-found-screen').NotFoundScreen;
  'record-screen': typeof import('../screens/record-screen/record-screen').RecordScreen;
  'thread-list': typeof import('../screens/thread-list/thread-list').ThreadList;
}

type Size = 'sm' | 'md' | 'lg';
type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

/** The names of a prop that are not in the convention. */
type Strange<Props, Name extends string, Allowed> = Props extends { [Key in Name]?: infer Given }
  ? Exclude<Extract<Given, string>, Allowed>
  : never;

/** Why props break the convention; never if they do not. */
type Problem<Props> = 'ref' extends keyof Props
  ? 'id' extends keyof Props
    ? 'className' extends keyof Props
      ? 'style' extends keyof Props
        ? [Strange<Props, 'size', Size>] extends [never]
          ? [Strange<Props, 'tone', Tone>] extends [never]
            ? never
            : 'has another tone'
          : 'has another size'
        : 'takes no style'
      : 'takes no className'
    : 'takes no id'
  : 'takes no ref';

type PropsOf<Component> = Component extends ElementType
  ? ComponentProps<Component>
  : { ref: 'is no component' };

type Problems = {
  [Entry in keyof Entries]: [Problem<PropsOf<Entries[Entry]>>] extends [never]
    ? never
    : [Entry, Problem<PropsOf<Entries[Entry]>>];
}[keyof Entries];

/** Does not compile while an entry has a problem, and names it. */
const noProblem: [Problems] extends [never] ? true : Problems = true;

/** Planted: props that drop the ref, the style, or have a size or a tone of their own. */
type Given = { ref?: unknown; id?: string; className?: string; style?: object };
const planted: [
  Problem<Omit<Given, 'ref'>>,
  Problem<Omit<Given, 'style'>>,
  Problem<Given & { size?: 'small' }>,
  Problem<Given & { tone?: 'accent' }>,
] = ['takes no ref', 'takes no style', 'has another size', 'has another tone'];

it('the type check knows every entry that forwards', () => {
  const source = readFileSync(import.meta.filename, 'utf8');
  const metas = import.meta.glob<ComponentMeta>('../*/*/*.meta.ts', { eager: true, import: 'meta' });
  const missing = Object.entries(metas)
    .filter(([, { forwards }]) => forwards !== undefined)
    .map(
      ([file, { name }]) =>
        `typeof import('${file.replace('.meta.ts', '').replace(/^\.\/(?!\.)/, '../foundations/')}').${name};`,
    )
    .filter((line) => !source.includes(line));
  expect(missing).toEqual([]);
  expect(noProblem).toBe(true);
  expect(planted).toHaveLength(4);
});
