import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '@digiken/ui/button';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { TextLink } from '@digiken/ui/text-link';
import { SaveBar } from './save-bar';

const fine = fn(async (): Promise<FormOutcome> => ({ ok: true }));

const meta = {
  title: 'Learning/Authoring/Save bar',
  component: SaveBar,
  args: {
    save: { state: 'saved', at: new Date().toISOString() },
    unseen: 3,
    onVersions: fn(),
    previewHref: '/course/staged-books',
    step: { does: 'publish', count: 3, run: fine },
  },
} satisfies Meta<typeof SaveBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Draft: Story = {
  args: {
    save: { state: 'saving' },
    unseen: 0,
    onVersions: undefined,
    step: { does: 'submit', run: fine },
  },
};

export const Refused: Story = {
  tags: ['wcag:3.3.1', 'wcag:4.1.3', 'spec:12.101'],
  args: {
    save: { state: 'conflict', onRetry: fn() },
    step: {
      does: 'submitChanges',
      count: 1,
      run: fn(async (): Promise<FormOutcome> => ({ ok: false, message: 'This course is not ready yet.' })),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit 1 change' }));
    await expect(await canvas.findByText('This course is not ready yet.')).toBeVisible();
  },
};

export const InReview: Story = { args: { step: { does: 'withdraw', run: fine } } };

/** Across an editor with a form: the button is the form's. */
export const OfAForm: Story = {
  args: {
    edge: 'window',
    saveLabel: 'Draft:',
    notice: 'Learners still see the last saved version.',
    unseen: 0,
    onVersions: undefined,
    previewHref: undefined,
    step: undefined,
    children: <Button>Save the lesson</Button>,
  },
};

/** A link that gets the focus above the window is scrolled to below the bar. */
export const FocusBelowTheBar: Story = {
  tags: ['wcag:2.4.11'],
  render: (args) => (
    <div className="flex flex-col gap-4">
      <SaveBar {...args} />
      <ul className="flex flex-col gap-6">
        {Array.from({ length: 60 }, (_, at) => (
          <li key={at}>
            <TextLink href={`/lesson/${at}`}>Lesson {at + 1}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = canvas.getByRole('region', { name: 'Saving and publishing' });
    canvas.getByRole('link', { name: 'Lesson 60' }).focus();
    for (let at = 59; at > 20; at -= 1) {
      await userEvent.tab({ shift: true });
      const link = canvas.getByRole('link', { name: `Lesson ${at}` });
      await expect(link).toHaveFocus();
      const { top } = link.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(0);
      if (getComputedStyle(bar).position === 'sticky')
        await expect(top).toBeGreaterThanOrEqual(bar.getBoundingClientRect().bottom);
    }
    // The checks after this one measure a page whose links are not under the bar.
    window.scrollTo(0, 0);
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'spec:12.101'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('3 changes that learners do not see yet')).toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Versions' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onVersions).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Preview' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(fine).toHaveBeenCalled());
  },
};
