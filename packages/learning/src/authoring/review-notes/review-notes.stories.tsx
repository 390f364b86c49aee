import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { review } from '../review-desk/review-samples';
import { ReviewNotes } from './review-notes';

const [comment] = review.comments;
const comments = comment ? [comment, { ...comment, _id: 'c2', part: 'price', quote: null } as const] : [];

const meta = {
  title: 'Learning/Authoring/Review notes',
  component: ReviewNotes,
  args: {
    comments,
    placeOf: () => ({ title: 'Close the day', href: '/instructor/course/unit/topic/close' }),
  },
} satisfies Meta<typeof ReviewNotes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:1.3.1', 'wcag:2.1.1', 'wcag:2.4.4', 'wcag:3.1.2'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('The review asks for 2 changes')).toBeVisible();
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Text: Close the day' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '/instructor/course/unit/topic/close');
    await expect(canvas.getByText('Njeri Wafula on “your phone”')).toBeVisible();
  },
};

export const Here: Story = {
  args: { placeOf: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
    await expect(within(canvasElement).getByText('Price')).toBeVisible();
  },
};

export const Without: Story = {
  args: { comments: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot=review-notes]')).toBeNull();
  },
};
