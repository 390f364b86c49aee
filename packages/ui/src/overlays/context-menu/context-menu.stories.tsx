import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, EllipsisVertical, FileText, Pencil, Trash2 } from 'lucide';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { passTime } from '../../foundations/story/pass-time';
import { Button } from '../../actions/button/button';
import { TextInput } from '../../forms/text-input/text-input';
import { Icon } from '../../foundations/lib/icon';
import { Menu, type MenuEntry } from '../menu/menu';
import { ContextMenu } from './context-menu';

const onChoose = fn();
const ITEMS: MenuEntry[] = [
  { label: 'Download', icon: <Icon of={Download} size={20} />, onSelect: onChoose },
  { label: 'Rename', icon: <Icon of={Pencil} size={20} />, onSelect: onChoose },
  { separator: true },
  { label: 'Delete Notes.txt', icon: <Icon of={Trash2} size={20} />, danger: true, onSelect: onChoose },
];

/** A file with the same actions in a visible menu. */
function File({ name = 'Notes.txt' }: { name?: string }) {
  return (
    <div className="flex items-center gap-3 rounded-lg border bg-surface p-3">
      <Icon of={FileText} size={20} className="shrink-0 text-ink-muted" />
      <span className="min-w-0 grow wrap-anywhere">{name}</span>
      <Menu
        label={`More for ${name}`}
        icon={<Icon of={EllipsisVertical} size={20} />}
        variant="quiet"
        items={ITEMS}
      />
    </div>
  );
}

const meta = {
  title: 'Overlays/Context menu',
  component: ContextMenu,
  args: { label: 'Actions on Notes.txt', items: ITEMS, children: <File /> },
  decorators: [
    (Story) => (
      <div className="min-h-96 max-w-form">
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    onChoose.mockClear();
  },
} satisfies Meta<typeof ContextMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const menuOf = (name = 'Actions on Notes.txt') => screen.findByRole('menu', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

export const Default: Story = {
  tags: ['state:open', 'wcag:4.1.2'],
  play: async ({ canvasElement }) => {
    const file = within(canvasElement).getByText('Notes.txt');
    const { left, top } = file.getBoundingClientRect();
    const at = { clientX: left + 10, clientY: top + 10 };
    await userEvent.pointer({ keys: '[MouseRight]', target: file, coords: at });
    const first = await menuOf();
    await waitFor(() => expect(first.getBoundingClientRect().left).toBeCloseTo(at.clientX, 0));
    await expect(first.getBoundingClientRect().top).toBeCloseTo(at.clientY + 6, 0);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Download' })).toHaveFocus());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Rename' }));
    await expect(onChoose).toHaveBeenCalledOnce();
    await gone();
    await expect(document.activeElement).toHaveAttribute('data-slot', 'context-menu-area');
    await userEvent.pointer({ keys: '[MouseRight]', target: file, coords: at });
    await menuOf();
    await userEvent.click(document.body);
    await gone();
    await userEvent.pointer({ keys: '[MouseRight]', target: file, coords: at });
    await menuOf();
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3'],
  play: async ({ canvasElement }) => {
    const more = within(canvasElement).getByRole('button', { name: 'More for Notes.txt' });
    const item = (name: string) => screen.getByRole('menuitem', { name });
    await userEvent.tab();
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await menuOf();
    await waitFor(() => expect(item('Download')).toHaveFocus());
    await userEvent.keyboard('r');
    await expect(item('Rename')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{ContextMenu}');
    await menuOf();
    await waitFor(() => expect(item('Download')).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    await gone();
    await expect(onChoose).toHaveBeenCalledOnce();
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await menuOf();
  },
};

/** A finger that stays opens it; one that moves scrolls. */
export const LongPress: Story = {
  tags: ['state:open', 'wcag:2.5.1'],
  play: async ({ canvasElement }) => {
    const file = within(canvasElement).getByText('Notes.txt');
    const { left, top } = file.getBoundingClientRect();
    const finger = {
      pointerType: 'touch',
      pointerId: 7,
      clientX: left + 10,
      clientY: top + 10,
      bubbles: true,
    };
    await fireEvent.pointerDown(file, finger);
    await fireEvent.pointerMove(file, { ...finger, clientY: top + 40 });
    await fireEvent.pointerUp(file, finger);
    await expect(screen.queryByRole('menu')).toBeNull();
    await fireEvent.pointerDown(file, finger);
    await passTime(500);
    const menu = await menuOf();
    // What Android sends after its own long press changes nothing.
    await expect(await fireEvent.contextMenu(file, finger)).toBe(false);
    await expect(await fireEvent.touchEnd(file, { cancelable: true })).toBe(false);
    await fireEvent.pointerUp(file, finger);
    await expect(menu).toBeVisible();
  },
};

export const FieldsKeepTheirOwn: Story = {
  args: { children: <TextInput label="Name of the file" defaultValue="Notes.txt" /> },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await expect(await fireEvent.contextMenu(field)).toBe(true);
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};

const LONG = 'Kilimo-cha-umwagiliaji-wa-matone-na-uhifadhi-wa-maji-ya-mvua katika bustani ndogo';

/** Out of the parts, on an element of its own. */
export const PartsRightToLeft: Story = {
  globals: { direction: 'rtl' },
  tags: ['state:long', 'wcag:1.4.10'],
  render: () => (
    <ContextMenu.Root>
      <ContextMenu.Trigger asChild>
        <Button variant="secondary">Unit 3</Button>
      </ContextMenu.Trigger>
      <ContextMenu.Content label="Actions on unit 3">
        <ContextMenu.Item onSelect={onChoose}>{LONG}</ContextMenu.Item>
        <ContextMenu.CheckboxItem checked>Show pictures</ContextMenu.CheckboxItem>
      </ContextMenu.Content>
    </ContextMenu.Root>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Unit 3' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    const menu = await menuOf('Actions on unit 3');
    // To the left of the point, as far as there is room.
    const start = button.getBoundingClientRect().right;
    await waitFor(async () => {
      const { left, right, width } = menu.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(8);
      await expect(right).toBeLessThanOrEqual(window.innerWidth - 8);
      if (start - width > 32) await expect(right).toBeCloseTo(start, 0);
    });
  },
};
