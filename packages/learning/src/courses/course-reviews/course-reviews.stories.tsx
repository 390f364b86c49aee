import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { longCourse } from '../../lib/samples';
import { CourseReviews, type ReviewView } from './course-reviews';

const TEXTS: [author: string, stars: number, text: string][] = [
  ['Achieng O.', 5, 'The unit on stock paid for itself. I wish the lesson on credit had more examples.'],
  ['Joseph K.', 5, 'Short lessons, small files. I downloaded unit 2 at the cyber and learnt in the shop.'],
  ['Daniel M.', 4, ''],
  ['Halima N.', 3, longCourse.summary],
];
const reviews: ReviewView[] = TEXTS.map(([author, stars, text], index) => ({
  id: `review-${index}`,
  author,
  stars,
  text,
  createdAt: `2026-11-${20 - index}T08:00:00.000Z`,
  edited: index === 1,
  own: false,
}));
const ok = async (): Promise<FormOutcome> => ({ ok: true });

const meta = {
  title: 'Learning/Courses/Course reviews',
  component: CourseReviews,
  args: {
    rating: { average: 4.8, count: 212 },
    count: 212,
    reviews,
    mayReview: false,
    maxLength: 1000,
    onSave: fn(ok),
    onRemove: fn(ok),
    onReport: fn(ok),
    onOlder: fn(),
  },
} satisfies Meta<typeof CourseReviews>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Full: Story = {
  tags: ['wcag:2.4.3', 'wcag:1.1.1', 'wcag:1.3.1', 'wcag:3.1.2', 'spec:16.26'],
  args: {
    reviews: [
      ...reviews.slice(1),
      { ...(reviews[0] as ReviewView), text: 'Somo la mikopo ni zuri sana.', language: 'sw' },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Somo la mikopo ni zuri sana.')).toHaveAttribute('lang', 'sw');
    await expect(canvas.getByText('4 stars out of 5')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Older reviews' }));
    await expect(args.onOlder).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('region', { name: 'What learners say' })).toHaveFocus();
  },
};

/** Few ratings, one of them by the user. */
export const Own: Story = {
  tags: ['wcag:4.1.3'],
  args: {
    rating: null,
    count: 2,
    mayReview: true,
    reviews: [{ ...(reviews[0] as ReviewView), own: true }, reviews[3] as ReviewView],
    own: { ...(reviews[0] as ReviewView), own: true },
    onOlder: undefined,
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/2 ratings so far/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove your review' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove it' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Report the review by Halima N.' }));
    await userEvent.type(await screen.findByLabelText('What is wrong with it?'), 'It is not about this.');
    await userEvent.click(screen.getByRole('button', { name: 'Report it' }));
    await expect(args.onReport).toHaveBeenCalledWith('review-3', 'It is not about this.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:3.3.1', 'wcag:4.1.2'],
  args: { rating: null, count: 0, reviews: [], mayReview: true, onOlder: undefined },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Write a review' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect((await dialog.findAllByText('Choose 1 to 5 stars'))[0]).toBeVisible();
    dialog.getByRole('radio', { name: '4 stars' }).focus();
    await userEvent.keyboard(' ');
    dialog.getByLabelText(/What helped you/).focus();
    await userEvent.keyboard('Clear and short.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({ stars: 4, text: 'Clear and short.' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
