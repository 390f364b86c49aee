import type { Meta, StoryObj } from '@storybook/react-vite';
import { Award, BookOpen, LayoutDashboard, MessageSquare, Moon, Settings, Video } from 'lucide';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { clock } from '../../foundations/clock/clock';
import { passTime } from '../../foundations/story/pass-time';
import { Button } from '../../actions/button/button';
import { dialogContract } from '../../foundations/contracts/dialog.contract';
import { listboxContract } from '../../foundations/contracts/listbox.contract';
import { Icon } from '../../foundations/lib/icon';
import { type LinkComponentProps, LinkProvider } from '../../foundations/link-provider/link-provider';
import {
  type CommandGroup,
  type CommandItem,
  CommandPalette,
  type CommandPaletteProps,
  useCommandKey,
} from './command-palette';

const followed = fn();
const chose = fn((_what: string) => {});

/** Simulates a router's link without navigating. */
function RouterLink({ children, ...props }: LinkComponentProps) {
  return (
    <a
      {...props}
      onClickCapture={(event) => {
        event.preventDefault();
        followed(props.href);
      }}
    >
      {children}
    </a>
  );
}

const PLACES: CommandGroup = {
  id: 'places',
  label: 'Go to',
  items: [
    {
      id: 'dashboard',
      label: 'Dashboard',
      icon: <Icon of={LayoutDashboard} size={20} />,
      href: '/console/dashboard',
    },
    {
      id: 'courses',
      label: 'My courses',
      icon: <Icon of={BookOpen} size={20} />,
      href: '/console/my-courses',
    },
    {
      id: 'messages',
      label: 'Messages',
      icon: <Icon of={MessageSquare} size={20} />,
      href: '/console/messages',
    },
    { id: 'live', label: 'Live classes', icon: <Icon of={Video} size={20} />, href: '/console/live-classes' },
    {
      id: 'certificates',
      label: 'Certificates',
      icon: <Icon of={Award} size={20} />,
      href: '/console/certificates',
    },
    {
      id: 'settings',
      label: 'Settings',
      hint: 'Theme, text size, password',
      keywords: ['contrast', 'dark'],
      icon: <Icon of={Settings} size={20} />,
      href: '/console/settings',
    },
  ],
};

const ACTIONS: CommandGroup = {
  id: 'actions',
  label: 'Do',
  items: [
    {
      id: 'theme',
      label: 'Switch to the light theme',
      icon: <Icon of={Moon} size={20} />,
      onSelect: () => chose('theme'),
    },
  ],
};

const RECENT: CommandItem[] = [
  {
    id: 'lesson-3',
    label: 'Reading a soil sensor',
    hint: 'Lesson 3 of “Water and soil”',
    icon: <Icon of={BookOpen} size={20} />,
    href: '/console/course/unit/lesson/3/reading-a-soil-sensor',
  },
];

type HostProps = Omit<CommandPaletteProps, 'open' | 'onOpenChange'>;

function Host(props: HostProps) {
  const [open, setOpen] = useState(false);
  useCommandKey(() => setOpen(true));
  return (
    <LinkProvider component={RouterLink}>
      <div className="min-h-[36rem]">
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Search everywhere
        </Button>
        <CommandPalette {...props} open={open} onOpenChange={setOpen} />
      </div>
    </LinkProvider>
  );
}

const meta = {
  title: 'Overlays/Command palette',
  component: Host,
  parameters: { propsOf: CommandPalette },
  args: { label: 'Search everywhere', groups: [PLACES, ACTIONS], recent: RECENT },
} satisfies Meta<typeof Host>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole('combobox', { name: 'Search' });
const option = (name: string | RegExp) => screen.getByRole('option', { name });
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
const opener = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLElement>('button') as HTMLButtonElement;
const heard = (politeness = 'polite') =>
  [...document.querySelectorAll(`[data-slot=announcer-${politeness}]`)].map((one) => one.textContent).join();

async function open(canvasElement: HTMLElement) {
  await userEvent.click(opener(canvasElement));
  await screen.findByRole('dialog', { name: 'Search everywhere' });
  await waitFor(() => expect(field()).toHaveFocus());
}

export const Default: Story = { tags: ['!test'] };

export const Open: Story = {
  tags: ['state:open', 'state:default', 'wcag:1.3.1'],
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await expect(field()).not.toHaveAttribute('aria-activedescendant');
    const recent = screen.getByRole('group', { name: 'Recent' });
    await expect(within(recent).getByRole('option')).toHaveAccessibleName(/^Reading a soil sensor/);
    await expect(within(screen.getByRole('group', { name: 'Go to' })).getAllByRole('option')).toHaveLength(6);
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.1.4', 'wcag:2.4.3', 'wcag:4.1.2', 'wcag:4.1.3', 'wcag:3.2.2'],
  play: async ({ canvasElement }) => {
    followed.mockClear();
    chose.mockClear();
    await userEvent.tab();
    await expect(opener(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(active()).toBe(option(/^Dashboard/));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(active()).toBe(option(/^Switch to the light/));
    await userEvent.keyboard('{PageUp}{PageUp}');
    await expect(active()).toBe(option(/^Reading/));

    await userEvent.keyboard('contrast');
    await waitFor(() => expect(active()).toBe(option(/^Settings/)));
    await passTime(700);
    await waitFor(() => expect(heard()).toContain('1 result'));
    await expect(field()).toHaveFocus();
    await expect(followed).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(followed).toHaveBeenCalledWith('/console/settings'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener(canvasElement)).toHaveFocus());

    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(field()).toHaveFocus());
    await expect(field()).toHaveValue('');
    await userEvent.keyboard('light theme{Enter}');
    await waitFor(() => expect(chose).toHaveBeenCalledWith('theme'));
    await expect(opener(canvasElement)).toHaveFocus();

    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener(canvasElement)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.keyboard('me');
    await waitFor(() => expect(active()).toBe(option('Messages')));
    await passTime(700);
    await waitFor(() => expect(heard()).toContain('3 results'));
  },
};

export const Contract: Story = {
  tags: ['!dev', 'contract', 'wcag:2.1.1', 'wcag:2.1.2', 'wcag:2.4.3', 'wcag:4.1.2'],
  args: {
    recent: [],
    groups: [
      {
        id: 'places',
        label: 'Go to',
        items: ['Dashboard', 'My courses', 'Messages', 'Certificates'].map((label) => ({
          id: label,
          label,
          onSelect: () => chose(label),
        })),
      },
    ],
  },
  play: async ({ canvasElement }) => {
    chose.mockClear();
    const trigger = () => opener(canvasElement);
    await dialogContract({ trigger, name: 'Search everywhere', firstFocus: field });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger()).toHaveFocus());
    await listboxContract({
      control: field,
      open: (pointer) =>
        pointer === 'mouse'
          ? userEvent.click(trigger())
          : userEvent.pointer({ keys: '[TouchA]', target: trigger() }).then(() => undefined),
      openByKey: async () => {
        await userEvent.keyboard('{Control>}k{/Control}');
        await waitFor(() => expect(field()).toHaveFocus());
      },
      options: ['Dashboard', 'My courses', 'Messages', 'Certificates'],
      chosen: () => chose.mock.lastCall?.[0] ?? null,
      typing: { kind: 'filter', text: 'm', leaves: ['My courses', 'Messages'] },
      reset: async () => {
        if (screen.queryByRole('dialog')) {
          // Blur the field first: user-event fires "change" when an edited field is removed, too late for React.
          await userEvent.tab();
          await userEvent.keyboard('{Escape}');
        }
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await waitFor(() => expect(trigger()).toHaveFocus());
      },
    });
    await open(canvasElement);
  },
};

/** Simulates a server: results arrive after a delay, and the second request fails. */
function Searching(props: HostProps) {
  const [found, setFound] = useState<CommandGroup>();
  const [state, setState] = useState<'loading' | 'error'>();
  const answer = (text: string) => {
    setState(text === 'beans' ? 'error' : undefined);
    setFound({
      id: 'found',
      label: 'Courses',
      matched: true,
      items:
        text === 'beekeeping'
          ? [{ id: 'c1', label: 'Bees on the slopes of Mount Kenya', hint: 'Course', href: '/course/c1' }]
          : [],
    });
  };
  return (
    <Host
      {...props}
      groups={found ? [PLACES, found] : [PLACES]}
      state={state}
      onSearch={(text) => {
        if (text === '') return answer('');
        setState('loading');
        clock.setTimeout(() => answer(text), 300);
      }}
    />
  );
}

export const SearchingAServer: Story = {
  tags: ['state:loading', 'state:error', 'wcag:4.1.3'],
  render: (args) => <Searching {...args} />,
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await userEvent.keyboard('beekeeping');
    await passTime(250);
    await screen.findByText('Searching…');
    await passTime(300);
    await waitFor(() => expect(active()).toBe(option(/^Bees on the slopes/)));
    await passTime(700);
    await waitFor(() => expect(heard()).toContain('1 result'));
    await userEvent.clear(field());
    await userEvent.keyboard('beans');
    await passTime(250);
    await screen.findByText('Searching…');
    await passTime(300);
    await waitFor(() =>
      expect(document.querySelector('[data-slot=command-state]')).toHaveTextContent(
        /Search is not responding/,
      ),
    );
    await waitFor(() => expect(heard('assertive')).toContain('Search is not responding'));
  },
};

export const WithoutAConnection: Story = {
  tags: ['state:offline', 'wcag:4.1.3'],
  args: { state: 'offline' },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await screen.findByText(/^Search needs a connection/);
    await expect(field()).toHaveAccessibleDescription(/^Search needs a connection/);
    await userEvent.keyboard('certif');
    await passTime(700);
    await waitFor(() => expect(heard()).toContain('1 result'));
    await userEvent.keyboard('zzz');
    await screen.findByText(/^Nothing found/);
  },
};

export const NothingFound: Story = {
  tags: ['state:empty', 'wcag:4.1.3'],
  args: { emptyText: 'Nothing by that name. The search page looks into lessons too.' },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await userEvent.keyboard('kilimo cha kahawa');
    await screen.findByText(/^Nothing by that name/);
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(field()).toHaveAttribute('aria-expanded', 'false');
    await passTime(700);
    await waitFor(() => expect(heard()).toContain('Nothing found'));
    await userEvent.keyboard('{Enter}');
    await expect(field()).toBeVisible();
  },
};

export const ThreeHundredAndLong: Story = {
  tags: ['state:long', 'wcag:1.4.10'],
  args: {
    recent: [],
    groups: ['Lessons', 'Courses', 'People'].map((label, group) => ({
      id: label,
      label,
      items: Array.from({ length: 100 }, (_, index) => ({
        id: String(index),
        label: `${index + 1}. ${['Drip irrigation', 'Kuhifadhi maji ya mvua kwa bustani ndogo ya jikoni', 'Wanjiku Kamau'][group]}`,
        hint:
          index % 3 === 0 ? 'Unit 2 of “Kilimo-cha-umwagiliaji-wa-matone-na-uhifadhi-wa-maji”' : undefined,
        href: `/search/${label}/${index}`,
      })),
    })),
  },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await expect(screen.getAllByRole('option')).toHaveLength(300);
    await userEvent.keyboard('{ArrowUp}');
    await expect(active()).toHaveAccessibleName(/^100\. Wanjiku/);
    const list = screen.getByRole('listbox').getBoundingClientRect();
    await expect((active() as Element).getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom + 1);
    await userEvent.keyboard('mvua 42');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.clear(field());
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(300));
  },
};
