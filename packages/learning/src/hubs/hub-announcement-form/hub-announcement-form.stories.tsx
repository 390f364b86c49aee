import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { HubAnnouncementForm, type HubAnnouncementValues } from './hub-announcement-form';

const meta = {
  title: 'Learning/Hubs/Hub announcement form',
  component: HubAnnouncementForm,
  decorators: [
    (Story) => (
      <div>
        <h2 className="pb-4 text-xl font-bold">Write an announcement</h2>
        <Story />
      </div>
    ),
  ],
  args: {
    hubName: 'Nakuru Library',
    memberCount: 84,
    cohorts: [
      { _id: 'sat', name: 'Saturday group', memberCount: 15, createdAt: '2026-10-01T09:00:00Z' },
      { _id: 'eve', name: 'Evening group', memberCount: 9, createdAt: '2026-10-01T09:00:00Z' },
    ],
    onSend: fn(async (_values: HubAnnouncementValues): Promise<FormOutcome> => ({ ok: true })),
  },
} satisfies Meta<typeof HubAnnouncementForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

/** Missing fields, then the question, which is first declined; a refusal by the server loses nothing. */
export const Keyboard: Story = {
  tags: ['keyboard', 'state:error', 'spec:13.185', 'wcag:2.1.1', 'wcag:3.3.1', 'wcag:3.3.2', 'wcag:3.3.4'],
  args: {
    onSend: fn(
      async (_values: HubAnnouncementValues): Promise<FormOutcome> => ({
        ok: false,
        message: 'Check the fields below',
        errors: { subject: 'You sent the same title a moment ago' },
      }),
    ),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const send = canvas.getByRole('button', { name: 'Send the announcement' });
    send.focus();
    await userEvent.keyboard('{Enter}');
    for (const link of ['Enter a title', 'Enter a text'])
      await expect(await canvas.findByRole('link', { name: link })).toBeVisible();
    canvas.getByRole('radio', { name: 'Everyone in Nakuru Library' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    canvas.getByRole('combobox', { name: 'Cohorts' }).focus();
    await userEvent.keyboard('saturday{ArrowDown}{Enter}{Escape}');
    canvas.getByRole('textbox', { name: 'Title' }).focus();
    await userEvent.keyboard('We meet at ten');
    await userEvent.tab();
    await userEvent.keyboard('Bring a notebook.');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    send.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog', { name: 'Send this to 15 members?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Go back' }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'Text' })).toHaveValue('Bring a notebook.');
    await waitFor(() => expect(send).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const again = await screen.findByRole('alertdialog', { name: 'Send this to 15 members?' });
    await userEvent.click(within(again).getByRole('button', { name: 'Send the announcement' }));
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith({
        subject: 'We meet at ten',
        body: 'Bring a notebook.',
        everyone: false,
        cohortIds: ['sat'],
        mail: true,
      }),
    );
    await expect(
      await canvas.findByRole('link', { name: 'You sent the same title a moment ago' }),
    ).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Text' })).toHaveValue('Bring a notebook.');
  },
};

/** Text of an earlier visit is in the form, and each change is reported until it is sent. */
export const Kept: Story = {
  tags: ['spec:15.131'],
  args: { draft: { subject: 'We meet', body: 'At ten' }, onTyping: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('textbox', { name: 'Text' })).toHaveValue('At ten');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), '!');
    await expect(args.onTyping).toHaveBeenLastCalledWith({ subject: 'We meet!', body: 'At ten' });
  },
};
