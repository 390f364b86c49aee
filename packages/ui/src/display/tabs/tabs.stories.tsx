import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { tabsContract } from '../../foundations/contracts/tabs.contract';
import { Tabs } from './tabs';

const meta = {
  title: 'Display/Tabs',
  component: Tabs,
  args: {
    label: 'My courses',
    onValueChange: fn(),
    items: [
      { id: 'all', label: 'All', count: 5, content: <p>Five courses, the newest first.</p> },
      { id: 'progress', label: 'In progress', count: 3, content: <p>Three courses that you have begun.</p> },
      { id: 'completed', label: 'Completed', count: 2, content: <p>Two courses, well done.</p> },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** One row in a narrow place, too: it scrolls by itself until the tab that shows is in view. */
export const Many: Story = {
  tags: ['wcag:1.4.10', 'spec:17.46'],
  args: {
    defaultValue: 'child-care',
    items: ['Farming', 'Water', 'Solar power', 'Bookkeeping', 'Spreadsheets', 'First aid', 'Child care'].map(
      (label) => ({
        id: label.toLowerCase().replace(' ', '-'),
        label,
        content: <p>Courses on {label.toLowerCase()}.</p>,
      }),
    ),
  },
  decorators: [
    (Story) => (
      <div className="max-w-72">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = canvas.getByRole('tablist').getBoundingClientRect();
    const tab = (name: string) => canvas.getByRole('tab', { name }).getBoundingClientRect();
    const inView = async (name: string) => {
      await expect(tab(name).left).toBeGreaterThanOrEqual(row.left - 1);
      await expect(tab(name).right).toBeLessThanOrEqual(row.right + 1);
    };
    await inView('Child care');
    await expect(tab('Farming').top).toBe(tab('Child care').top);
    canvas.getByRole('tab', { name: 'Child care' }).focus();
    await userEvent.keyboard('{Home}');
    await inView('Farming');
    await userEvent.keyboard('{ArrowLeft}');
    await inView('Child care');
  },
};

export const Contract: Story = {
  tags: ['!dev', 'contract', 'keyboard', 'wcag:2.1.1', 'wcag:2.1.2', 'wcag:2.4.3', 'wcag:4.1.2'],
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await tabsContract({
      root: canvasElement,
      label: 'My courses',
      tabs: ['All (5)', 'In progress (3)', 'Completed (2)'],
    });
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('progress');
    await expect(within(canvasElement).getByRole('tabpanel')).toHaveTextContent('Three courses');
  },
};

/** Its own layout, out of the parts. */
export const Parts: Story = {
  tags: ['wcag:4.1.2'],
  render: () => (
    <Tabs.Root defaultValue="read" id="messages">
      <Tabs.List label="Messages">
        <Tabs.Tab value="unread">
          Unread <em>(2)</em>
        </Tabs.Tab>
        <Tabs.Tab value="read">Read</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="unread">Two unread messages.</Tabs.Panel>
      <Tabs.Panel value="read">Five messages.</Tabs.Panel>
    </Tabs.Root>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('tabpanel', { name: 'Read' })).toHaveTextContent('Five messages.');
    await userEvent.click(canvas.getByRole('tab', { name: 'Unread (2)' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Unread (2)' })).toHaveTextContent('Two unread');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Read' })).toHaveFocus();
  },
};
