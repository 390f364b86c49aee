import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Tabs } from './tabs';

const meta = {
  title: 'Display/Tabs',
  component: Tabs,
  args: {
    label: 'My courses',
    onSelect: fn(),
    tabs: [
      { id: 'all', label: 'All', count: 5, content: <p>Five courses, the newest first.</p> },
      { id: 'progress', label: 'In progress', count: 3, content: <p>Three courses that you have begun.</p> },
      { id: 'completed', label: 'Completed', count: 2, content: <p>Two courses, well done.</p> },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Many: Story = {
  args: {
    tabs: ['Farming', 'Water', 'Solar power', 'Bookkeeping', 'Spreadsheets', 'First aid', 'Child care'].map(
      (label) => ({ id: label, label, content: <p>Courses on {label.toLowerCase()}.</p> }),
    ),
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:4.1.2'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await userEvent.tab();
    await expect(tab('All (5)')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('In progress (3)')).toHaveFocus();
    await expect(tab('In progress (3)')).toHaveAttribute('aria-selected', 'true');
    await expect(args.onSelect).toHaveBeenLastCalledWith('progress');
    await userEvent.keyboard('{End}');
    await expect(tab('Completed (2)')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('All (5)')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(tab('Completed (2)')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await userEvent.tab();
    const panel = canvas.getByRole('tabpanel', { name: 'All (5)' });
    await expect(panel).toHaveFocus();
    await expect(panel).toHaveTextContent('Five courses');
    await userEvent.tab({ shift: true });
    await expect(tab('All (5)')).toHaveFocus();
  },
};
