import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ChangeList } from './change-list';

const meta = {
  title: 'Learning/Authoring/Change list',
  component: ChangeList,
  args: {
    label: 'Unpublished changes',
    changes: [
      {
        id: 'course',
        item: 'course',
        change: 'changed',
        title: 'Keeping a small shop',
        parts: ['price', 'order'],
        texts: [
          { part: 'price', before: '900', after: '750' },
          { part: 'order', before: 'Stock\nCustomers', after: 'Customers\nStock' },
        ],
      },
      {
        id: 'lesson',
        item: 'lesson',
        change: 'changed',
        title: 'Counting stock',
        unit: 'Stock',
        parts: ['text'],
        texts: [
          {
            part: 'text',
            language: 'en',
            before: 'Count your stock each month.',
            after: 'Count your stock each week.',
          },
        ],
      },
      { id: 'new', item: 'unit', change: 'added', title: 'Credit', parts: ['title'] },
      { id: 'old', item: 'lesson', change: 'removed', title: 'Old prices', unit: 'Stock', parts: [] },
    ],
  },
} satisfies Meta<typeof ChangeList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:1.3.1', 'wcag:3.1.2', 'spec:R.91'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    const summary = canvas.getByText('Show old and new text of Counting stock');
    await expect(summary).toHaveFocus();
    // A real Enter toggles a native disclosure; a synthetic one does not.
    await userEvent.click(summary);
    await expect(canvas.getByText('Count your stock each week.')).toBeVisible();
    await expect(canvas.getByText('Count your stock each week.')).toHaveAttribute('lang', 'en');
    await expect(canvas.getByText('Text (en): Before')).toBeVisible();
  },
};

export const NamesOnly: Story = {
  args: {
    changes: [
      { id: 'new', item: 'unit', change: 'added', title: 'Credit', parts: ['title'] },
      {
        id: 'one',
        item: 'lesson',
        change: 'added',
        title: 'Who pays later',
        unit: 'Credit',
        parts: ['text'],
      },
    ],
  },
};
