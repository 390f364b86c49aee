import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookMarked, Download, EllipsisVertical, Printer, Trash2 } from 'lucide';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import { menuContract } from '../../foundations/contracts/menu.contract';
import { Icon } from '../../foundations/lib/icon';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog';
import { Menu } from './menu';

const onDownload = fn();
const onKeep = fn();
const onRemove = fn();
const onSort = fn();
const onChoose = fn();

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  args: {
    label: 'This course',
    items: [
      { label: 'Keep for offline reading', icon: <Icon of={Download} size={20} />, onSelect: onDownload },
      { label: 'Mark for later', icon: <Icon of={BookMarked} size={20} />, onSelect: onKeep },
      { separator: true },
      { label: 'Leave the course', icon: <Icon of={Trash2} size={20} />, danger: true, onSelect: onRemove },
    ],
  },
  decorators: [
    (Story) => (
      <div className="min-h-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

async function open(canvasElement: HTMLElement) {
  const button = within(canvasElement).getByRole('button');
  await userEvent.click(button);
  return { button, menu: await screen.findByRole('menu') };
}

export const Default: Story = { tags: ['!test'] };

export const Open: Story = {
  tags: ['wcag:4.1.2'],
  play: async ({ canvasElement }) => {
    const { button, menu } = await open(canvasElement);
    await expect(menu).toHaveAccessibleName('This course');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button.closest('[aria-hidden]')).toBeNull();
    await expect(menu.closest('[data-slot="menu"]')).toContainElement(button);
  },
};

export const Contract: Story = {
  tags: ['!dev', 'contract', 'keyboard', 'wcag:2.1.1', 'wcag:2.1.2', 'wcag:2.4.3', 'wcag:4.1.2'],
  args: {
    items: [
      { label: 'Keep for offline reading', icon: <Icon of={Download} size={20} />, onSelect: onChoose },
      { label: 'Mark for later', icon: <Icon of={BookMarked} size={20} />, onSelect: onChoose },
      {
        label: 'Print the certificate',
        icon: <Icon of={Printer} size={20} />,
        disabled: true,
        onSelect: onChoose,
      },
      { separator: true },
      { label: 'Leave the course', icon: <Icon of={Trash2} size={20} />, danger: true, onSelect: onChoose },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const button = within(canvasElement).getByRole('button');
    await expect(button).toHaveFocus();
    await menuContract({
      trigger: () => button,
      name: 'This course',
      items: ['Keep for offline reading', 'Mark for later', 'Print the certificate', 'Leave the course'],
      disabled: ['Print the certificate'],
      typeahead: { keys: 'm', to: 'Mark for later' },
      chosen: () => onChoose.mock.calls.length,
    });
  },
};

export const Choice: Story = {
  args: {
    label: 'Sort',
    items: [
      {
        group: 'Sort courses by',
        value: 'newest',
        options: [
          { value: 'newest', label: 'Newest first' },
          { value: 'title', label: 'Title' },
          { value: 'price', label: 'Price, lowest first' },
        ],
        onValueChange: onSort,
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const { menu } = await open(canvasElement);
    await expect(within(menu).getByRole('menuitemradio', { name: 'Newest first' })).toBeChecked();
    await userEvent.click(within(menu).getByRole('menuitemradio', { name: 'Title' }));
    await waitFor(() => expect(onSort).toHaveBeenCalledWith('title'));
    await open(canvasElement);
  },
};

export const IconOnly: Story = {
  args: {
    label: 'More for “Start a kitchen garden”',
    icon: <Icon of={EllipsisVertical} size={20} />,
    variant: 'quiet',
  },
  play: async ({ canvasElement }) => {
    const { button } = await open(canvasElement);
    await expect(button).toHaveAccessibleName('More for “Start a kitchen garden”');
  },
};

function WithDialog() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Menu
        label="This course"
        items={[{ label: 'Leave the course', danger: true, onSelect: () => setAsking(true) }]}
      />
      <ConfirmDialog
        open={asking}
        title="Leave “Start a kitchen garden”?"
        message="Your progress stays, in case that you come back."
        confirmLabel="Leave"
        cancelLabel="Stay"
        danger
        onConfirm={() => setAsking(false)}
        onOpenChange={setAsking}
      />
    </>
  );
}

export const OpensADialog: Story = {
  tags: ['wcag:2.4.3'],
  render: () => <WithDialog />,
  play: async ({ canvasElement }) => {
    const { button } = await open(canvasElement);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Leave the course' }));
    const stay = await screen.findByRole('button', { name: 'Stay' });
    await waitFor(() => expect(stay).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
  },
};

export const ManyAndLong: Story = {
  tags: ['wcag:1.4.10'],
  args: {
    label: 'Read in another language',
    items: Array.from({ length: 14 }, (_, index) => ({
      label: `Unit ${index + 1}: ${index % 2 ? 'Kuhifadhi maji ya mvua kwa bustani ndogo ya jikoni nyumbani' : 'Harvesting rain for a small garden'}`,
      onSelect: onKeep,
    })),
  },
  play: async ({ canvasElement }) => {
    const { menu } = await open(canvasElement);
    const { left, right, top, bottom } = menu.getBoundingClientRect();
    await expect(Math.min(left, top)).toBeGreaterThanOrEqual(8);
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth - 8);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight - 8);
    // On a phone it is taller than the window and scrolls: repositioning keeps the scroll position.
    menu.scrollTop = 80;
    const { scrollTop } = menu;
    window.dispatchEvent(new Event('resize'));
    await expect(menu.scrollTop).toBe(scrollTop);
    menu.scrollTop = 0;
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  tags: ['state:open'],
  play: async ({ canvasElement }) => {
    const { button, menu } = await open(canvasElement);
    await expect(menu.getBoundingClientRect().right).toBeCloseTo(button.getBoundingClientRect().right, 0);
  },
};

/** Its own trigger and entries, out of the parts. */
export const Parts: Story = {
  tags: ['wcag:4.1.2'],
  render: () => (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button>Unit 3</Button>
      </Menu.Trigger>
      <Menu.Content id="unit-menu" align="start">
        <Menu.Group>
          <Menu.Label>This unit</Menu.Label>
          <Menu.Item icon={<Icon of={Download} size={20} />} onSelect={onDownload}>
            Keep for <em>offline</em> reading
          </Menu.Item>
          <Menu.CheckboxItem checked onCheckedChange={onKeep}>
            Show pictures
          </Menu.CheckboxItem>
        </Menu.Group>
        <Menu.Separator />
        <Menu.RadioGroup value="en" onValueChange={onSort}>
          <Menu.Label>Language</Menu.Label>
          <Menu.RadioItem value="en">English</Menu.RadioItem>
          <Menu.RadioItem value="sw">Kiswahili</Menu.RadioItem>
        </Menu.RadioGroup>
      </Menu.Content>
    </Menu.Root>
  ),
  play: async ({ canvasElement }) => {
    const { button, menu } = await open(canvasElement);
    await expect(menu).toHaveAccessibleName('Unit 3');
    await expect(menu).toHaveAttribute('id', 'unit-menu');
    await expect(within(menu).getByRole('group', { name: 'This unit' })).toBeVisible();
    await expect(within(menu).getByRole('menuitemcheckbox', { name: 'Show pictures' })).toBeChecked();
    const language = within(menu).getByRole('group', { name: 'Language' });
    await expect(within(language).getByRole('menuitemradio', { name: 'English' })).toBeChecked();
    await userEvent.click(within(menu).getByRole('menuitemradio', { name: 'Kiswahili' }));
    await waitFor(() => expect(onSort).toHaveBeenCalledWith('sw'));
    await expect(button).toHaveFocus();
    await open(canvasElement);
  },
};
