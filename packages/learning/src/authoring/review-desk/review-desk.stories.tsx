import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '@digiken/ui/button';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { passTime } from '@digiken/ui/story/pass-time';
import { ReviewDesk, type ReviewDeskProps } from './review-desk';
import { reimport, review } from './review-samples';

function Host({ accepted: start, onAcceptedChange, ...props }: ReviewDeskProps) {
  const [accepted, setAccepted] = useState(start);
  return (
    <ReviewDesk
      {...props}
      accepted={accepted}
      onAcceptedChange={(key, isAccepted) => {
        onAcceptedChange(key, isAccepted);
        const next = new Set(accepted);
        if (isAccepted) next.add(key);
        else next.delete(key);
        setAccepted(next);
      }}
    />
  );
}

const meta = {
  title: 'Learning/Authoring/Review desk',
  component: ReviewDesk,
  render: (args) => <Host {...args} />,
  args: {
    review,
    accepted: new Set<string>(),
    onAcceptedChange: fn(),
    previewHref: '/course/staged-books',
    onComment: fn(() => Promise.resolve<FormOutcome>({ ok: true })),
    onRemoveComment: fn(() => Promise.resolve<FormOutcome>({ ok: true })),
    decisions: (
      <>
        <Button variant="secondary">Ask for changes</Button>
        <Button>Approve</Button>
      </>
    ),
  },
} satisfies Meta<typeof ReviewDesk>;

export default meta;
type Story = StoryObj<typeof meta>;

const cardOf = (canvasElement: HTMLElement, name: string | RegExp) =>
  within(canvasElement).getByRole('article', { name });

export const Default: Story = {
  tags: ['wcag:1.3.1', 'wcag:1.4.1', 'wcag:3.1.2', 'spec:17.100', 'spec:17.104'],
  play: async ({ canvasElement }) => {
    const title = cardOf(canvasElement, 'Change 1 of 9: Title');
    await expect(title.querySelector('ins')).toHaveTextContent('on paper or on your phone');
    const price = cardOf(canvasElement, /Price of unit “Stock and prices”/);
    await expect(price).toHaveTextContent('20% more');
    await expect(price).toHaveTextContent('24 learners hold this unit. Nobody pays again.');
    const cover = cardOf(canvasElement, /: Picture$/);
    await expect(within(cover).getByRole('img', { name: 'Picture now' })).toBeVisible();
    await expect(within(cover).getByRole('img', { name: 'Picture after' })).toBeVisible();
    const lesson = cardOf(canvasElement, /Text \(English\): Close the day/);
    await expect(lesson).toHaveTextContent('Description: “A page with three columns”');
    await expect(lesson).toHaveAttribute('data-state', 'commented');
    await expect(within(lesson).getByText('Must change')).toBeVisible();
    await expect(cardOf(canvasElement, /Quiz: Close the day/)).toHaveTextContent('2,700 shillings');
    const removed = cardOf(canvasElement, /Lesson deleted: Borrow from the till/);
    await expect(removed).toHaveTextContent('11 learners have done this lesson.');
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:4.1.2', 'wcag:4.1.3'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Accept change 1' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Accepted change 1' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Accepted change 1' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(canvas.getByText('2 of 9 looked at')).toBeVisible();
    await passTime(500);
    await waitFor(() =>
      expect(document.querySelector('[data-slot=announcer-polite]')).toHaveTextContent('Change 1 accepted'),
    );
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect(canvas.getByRole('button', { name: 'Comment on change 1' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: /What must change/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Comment on change 1' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('Say which phone.');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onComment).toHaveBeenCalledWith({
        ...{ item: 'course', itemId: 'books', part: 'title', language: null, quote: null },
        text: 'Say which phone.',
      }),
    );
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Comment on change 1' })).toHaveFocus());
  },
};

export const CommentThatFails: Story = {
  tags: ['wcag:4.1.3'],
  args: {
    onRemoveComment: fn(() =>
      Promise.resolve<FormOutcome>({ ok: false, message: 'You seem to be offline.' }),
    ),
  },
  play: async ({ canvasElement }) => {
    const lesson = cardOf(canvasElement, /Text \(English\): Close the day/);
    await userEvent.click(within(lesson).getByRole('button', { name: /^Remove the comment/ }));
    await expect(await within(lesson).findByText('You seem to be offline.')).toBeVisible();
  },
};

export const TwoHundredLessons: Story = {
  tags: ['spec:17.103'],
  args: { review: reimport },
  play: async ({ canvasElement }) => {
    // The telephone number is one change with 200 places; each other change is shown when it is opened.
    const everywhere = cardOf(canvasElement, /Change 1 of 51: Activity/);
    await expect(everywhere).toHaveTextContent('The same in 200 lessons');
    await expect(screen.queryByText(/0700 000 002/)).toBeNull();
    await userEvent.click(within(everywhere).getByRole('button', { name: 'Show the change' }));
    await expect(await within(everywhere).findByText('Call 0700 000 002')).toBeVisible();
  },
};

export const Nothing: Story = {
  args: { review: { ...review, changes: [], comments: [] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Nothing to look at')).toBeVisible();
  },
};
