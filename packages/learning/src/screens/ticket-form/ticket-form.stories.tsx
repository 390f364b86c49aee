import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TicketForm, type TicketOutcome } from './ticket-form';

const meta = {
  title: 'Learning/Screens/Ticket form',
  component: TicketForm,
  decorators: [
    (Story) => (
      <>
        <h2 className="pb-4 text-xl font-bold">Ask us</h2>
        <Story />
      </>
    ),
  ],
  args: {
    topics: [
      { value: 'account', label: 'My account' },
      { value: 'course', label: 'A course or lesson' },
      { value: 'other', label: 'Something else' },
    ],
    onSubmit: fn(async (): Promise<TicketOutcome> => ({ ok: true, reference: 'DK-7F3K-29QX' })),
    onDone: fn(),
  },
} satisfies Meta<typeof TicketForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:3.3.1', 'wcag:1.3.5', 'wcag:4.1.3'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('Otieno Barasa{Tab}otieno@example.org{Enter}');
    const summary = await canvas.findByRole('group', { name: /^There (is a problem|are \d+ problems)$/ });
    await expect(summary).toHaveFocus();
    await expect(within(summary).getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByRole('alert')).toHaveTextContent(/There are 2 problems/);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const topic = canvas.getByRole('combobox', { name: 'What is it about?' });
    await expect(topic).toHaveFocus();
    await expect(topic).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'Your name' })).toHaveValue('Otieno Barasa');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Received: Story = {
  tags: ['wcag:2.4.3', 'wcag:3.3.7'],
  args: { signedInAs: { name: 'Otieno Barasa', email: 'otieno@example.org' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('textbox', { name: 'Your name' })).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'course');
    await userEvent.type(canvas.getByRole('textbox', { name: 'How can we help?' }), 'The film has no sound.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the request' }));
    await expect(await canvas.findByRole('heading', { name: 'Request received' })).toHaveFocus();
    await expect(canvas.getByText('DK-7F3K-29QX')).toBeVisible();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Otieno Barasa',
      email: 'otieno@example.org',
      topic: 'course',
      message: 'The film has no sound.',
    });
    await expect(args.onDone).toHaveBeenCalledWith('DK-7F3K-29QX');
  },
};

/** A request of an earlier visit is in the form; once it is sent, it is kept no longer. */
export const Kept: Story = {
  tags: ['spec:15.131'],
  args: {
    signedInAs: { name: 'Otieno Barasa', email: 'otieno@example.org' },
    draft: { topic: 'course', message: 'The film has' },
    onTyping: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'How can we help?' }), ' no sound');
    await expect(args.onTyping).toHaveBeenLastCalledWith({
      topic: 'course',
      message: 'The film has no sound',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Send the request' }));
    await canvas.findByText('DK-7F3K-29QX');
    await expect(args.onTyping).toHaveBeenLastCalledWith(null);
  },
};
