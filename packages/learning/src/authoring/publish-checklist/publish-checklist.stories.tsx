import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { checks, checksDone } from '../../lib/authoring-samples';
import { PublishChecklist } from './publish-checklist';

const meta = {
  title: 'Learning/Authoring/Publish checklist',
  component: PublishChecklist,
  args: {
    items: checks,
    ready: false,
    submitLabel: 'Submit for review',
    onSubmit: fn(async (): Promise<FormOutcome> => ({ ok: true })),
  },
  decorators: [
    (Story) => (
      <div className="max-w-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PublishChecklist>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:3.3.1', 'wcag:4.1.3', 'wcag:2.4.3', 'wcag:3.3.3'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [first] = canvas.getAllByRole('link', { name: 'Counting stock on a Sunday evening' });
    await userEvent.tab();
    await expect(first).toHaveFocus();
    canvas.getByRole('button', { name: 'Submit for review' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(first).toHaveFocus();
    await expect(document.querySelector('[data-slot=announcer-assertive]')).toHaveTextContent(
      '2 things are still missing.',
    );
  },
};

export const Ready: Story = {
  args: { items: checksDone, ready: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Submit for review' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

export const Published: Story = {
  tags: ['spec:12.92'],
  args: { published: true, onSubmit: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^Learners see this course\. Add 2 things/)).toBeVisible();
    await expect(canvas.queryByText(/missing/i)).toBeNull();
  },
};

export const PublishedAndComplete: Story = {
  args: { items: checksDone, ready: true, published: true, onSubmit: undefined },
};

export const RefusedByTheServer: Story = {
  tags: ['wcag:3.3.1'],
  args: {
    items: checksDone,
    ready: true,
    onSubmit: fn(
      async (): Promise<FormOutcome> => ({
        ok: false,
        message: 'Somebody removed the last lesson of “Stock” a moment ago.',
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit for review' }));
    await expect(await canvas.findByText(/Somebody removed the last lesson/)).toBeVisible();
  },
};
