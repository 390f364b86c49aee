import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen, FileText, Folder } from 'lucide';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import { Icon } from '../../foundations/lib/icon';
import { Tree, type TreeItem } from './tree';

const page = <Icon of={FileText} size={18} />;
const folder = <Icon of={Folder} size={18} />;
const lesson = (id: string, label: string): TreeItem => ({ id, label, icon: page });

const OUTLINE: TreeItem[] = [
  {
    id: 'soil',
    label: 'Soil and water',
    meta: '3 lessons',
    icon: <Icon of={BookOpen} size={18} />,
    items: [
      lesson('layers', 'The layers of soil'),
      {
        id: 'sensors',
        label: 'Soil sensors',
        icon: folder,
        items: [lesson('wiring', 'Wiring a sensor'), lesson('reading', 'Reading the values')],
      },
      lesson('water', 'When to water'),
    ],
  },
  {
    id: 'seed',
    label: 'Seed',
    meta: '2 lessons',
    icon: <Icon of={BookOpen} size={18} />,
    items: [lesson('choose', 'Choosing seed'), { ...lesson('sow', 'Sowing'), disabled: true }],
  },
  { id: 'words', label: 'Word list', icon: page },
];

const meta = {
  title: 'Display/Tree',
  component: Tree,
  args: {
    label: 'Course outline',
    items: OUTLINE,
    defaultOpen: ['soil'],
    defaultValue: 'layers',
    onValueChange: fn(),
    onOpenChange: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tree>;

export default meta;
type Story = StoryObj<typeof Tree>;

const row = (canvasElement: HTMLElement, name: string | RegExp) =>
  within(canvasElement).getByRole('treeitem', { name });

export const Default: Story = {
  tags: ['state:default', 'wcag:1.3.1', 'wcag:1.4.1', 'wcag:4.1.2'],
  play: async ({ canvasElement, args }) => {
    const soil = row(canvasElement, 'Soil and water 3 lessons');
    await expect(soil).toHaveAttribute('aria-expanded', 'true');
    await expect(soil).toHaveAttribute('aria-level', '1');
    await expect(soil).toHaveAttribute('aria-setsize', '3');
    await expect(row(canvasElement, 'When to water')).toHaveAttribute('aria-posinset', '3');
    await expect(row(canvasElement, 'The layers of soil')).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(row(canvasElement, 'When to water'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('water');
    await userEvent.click(row(canvasElement, 'Soil sensors'));
    await expect(row(canvasElement, 'Wiring a sensor')).toHaveAttribute('aria-level', '3');
    // The arrow opens and closes, and selects nothing.
    const arrow = row(canvasElement, /^Seed/).querySelector('svg')?.parentElement as HTMLElement;
    await userEvent.click(arrow);
    await expect(row(canvasElement, 'Soil sensors')).toHaveAttribute('aria-selected', 'true');
    await expect(row(canvasElement, 'Sowing')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(row(canvasElement, 'Sowing'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('sensors');
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:2.4.7'],
  args: { defaultOpen: [] },
  play: async ({ canvasElement, args }) => {
    const focused = (name: string | RegExp) => expect(row(canvasElement, name)).toHaveFocus();
    const press = (keys: string) => userEvent.keyboard(keys);
    await userEvent.tab();
    await focused(/^Soil and water/);
    await press('{ArrowRight}');
    await focused(/^Soil and water/);
    await press('{ArrowRight}');
    await focused('The layers of soil');
    await press('{ArrowDown}{ArrowRight}{ArrowRight}');
    await focused('Wiring a sensor');
    await press('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('wiring');
    await press('{ArrowLeft}');
    await focused('Soil sensors');
    await press('{ArrowLeft}');
    await expect(row(canvasElement, 'Soil sensors')).toHaveAttribute('aria-expanded', 'false');
    await press('{ArrowUp}{ArrowUp}*');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(['soil', 'seed']);
    await press('{End}');
    await focused('Word list');
    await press('{Home}');
    await focused(/^Soil and water/);
    await press('when t');
    await focused('When to water');
    await press(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('water');
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(false);
    await userEvent.tab({ shift: true });
    await focused('When to water');
  },
};

export const Checkboxes: Story = {
  tags: ['state:default', 'wcag:4.1.2'],
  args: {
    label: 'Lessons to keep offline',
    multiple: true,
    defaultOpen: ['soil', 'seed'],
    defaultValue: ['layers'],
    name: 'lesson',
  },
  render: (args) => (
    <form className="flex flex-col items-start gap-4">
      <Tree {...args} className="w-full" />
      <Button type="reset" variant="secondary">
        Start again
      </Button>
    </form>
  ),
  play: async ({ canvasElement, args }) => {
    const checked = (name: string | RegExp, state: string) =>
      expect(row(canvasElement, name)).toHaveAttribute('aria-checked', state);
    const data = () => new FormData(canvasElement.querySelector('form') ?? undefined).getAll('lesson');
    await checked(/^Soil and water/, 'mixed');
    await userEvent.click(row(canvasElement, /^Soil and water/));
    await checked('Soil sensors', 'true');
    await checked(/^Soil and water/, 'true');
    await expect(data()).toEqual(['layers', 'wiring', 'reading', 'water']);
    await userEvent.keyboard('{ArrowDown} ');
    await checked(/^Soil and water/, 'mixed');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['wiring', 'reading', 'water']);
    // Disabled items keep their state.
    await userEvent.click(row(canvasElement, /^Seed/));
    await checked('Choosing seed', 'true');
    await checked('Sowing', 'false');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Start again' }));
    await waitFor(() => expect(data()).toEqual(['layers']));
  },
};

/** Each load resolves when the story says so. */
function LazyTree() {
  const [fail, setFail] = useState(true);
  return (
    <div className="flex flex-col items-start gap-4">
      <Tree
        label="Files"
        className="w-full"
        items={[
          { id: 'pictures', label: 'Pictures', icon: folder, lazy: true },
          { id: 'empty', label: 'Drafts', icon: folder, lazy: true },
          { id: 'slow', label: 'Recordings', icon: folder, lazy: true },
          lesson('notes', 'Notes.txt'),
        ]}
        loadItems={async ({ id }) => {
          if (id === 'slow') await new Promise(() => {});
          if (id === 'empty') return [];
          if (fail) throw new Error('offline');
          return [lesson('cover', 'Cover.jpg'), lesson('map', 'Map.png')];
        }}
      />
      <Button variant="secondary" onClick={() => setFail(false)}>
        Go online
      </Button>
    </div>
  );
}

export const LoadedOnDemand: Story = {
  tags: ['state:loading', 'state:error', 'wcag:4.1.3'],
  render: () => <LazyTree />,
  play: async ({ canvasElement }) => {
    const polite = () => document.querySelector('[data-slot=announcer-polite]')?.textContent;
    await userEvent.click(row(canvasElement, 'Pictures'));
    const failed = await within(canvasElement).findByRole('treeitem', {
      name: /Pictures could not be loaded/,
    });
    await waitFor(() => expect(polite()).toContain('Pictures could not be loaded.'));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Go online' }));
    await userEvent.click(failed);
    await expect(await within(canvasElement).findByRole('treeitem', { name: 'Cover.jpg' })).toBeVisible();
    await expect(row(canvasElement, 'Pictures')).toHaveFocus();
    await waitFor(() => expect(polite()).toContain('Pictures: 2 items loaded'));
    await userEvent.click(row(canvasElement, 'Drafts'));
    await waitFor(() => expect(polite()).toContain('Drafts is empty'));
    await expect(row(canvasElement, 'Drafts')).not.toHaveAttribute('aria-expanded');
    await userEvent.click(row(canvasElement, 'Recordings'));
    await expect(within(canvasElement).getByText('Loading…')).toBeVisible();
    await waitFor(() => expect(polite()).toContain('Loading Recordings'));
  },
};

export const LinksAndLong: Story = {
  tags: ['state:long', 'wcag:1.4.10'],
  args: {
    size: 'sm',
    defaultValue: 'now',
    defaultOpen: ['one', 'two', 'three', 'four'],
    items: [
      {
        id: 'one',
        label:
          'Kilimo-cha-umwagiliaji-wa-matone-na-uhifadhi-wa-maji-ya-mvua katika bustani ndogo ya jikoni nyumbani',
        selectable: false,
        items: [
          {
            id: 'two',
            label: 'Sehemu ya kwanza: udongo',
            selectable: false,
            items: [
              {
                id: 'three',
                label: 'Somo la pili',
                selectable: false,
                items: [
                  {
                    id: 'now',
                    label: 'Kupima unyevu wa udongo kwa kifaa cha bei nafuu',
                    href: '#now',
                    meta: '12 min',
                  },
                  { id: 'next', label: 'Kusoma vipimo', href: '#next', meta: '8 min' },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const now = row(canvasElement, /^Kupima/);
    await expect(now).toHaveAttribute('href', '#now');
    await expect(now).toHaveAttribute('aria-current', 'page');
    await expect(now).toHaveAttribute('tabindex', '0');
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { defaultOpen: ['soil', 'sensors'] },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    await expect(row(canvasElement, 'Wiring a sensor')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(row(canvasElement, 'Soil sensors')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(row(canvasElement, 'Soil sensors')).toHaveAttribute('aria-expanded', 'false');
  },
};
