import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '../../foundations/lib/types';
import { MessageComposer } from './message-composer';

const meta = {
  title: 'Screens/Message composer',
  component: MessageComposer,
  args: {
    label: 'Reply to Amina Njoroge',
    onSend: fn(async (): Promise<FormOutcome> => ({ ok: true })),
    onDraft: fn(),
  },
} satisfies Meta<typeof MessageComposer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Draft: Story = {
  args: { draft: 'I counted the shelves twice, and the two counts differ by' },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:4.1.3'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Reply to Amina Njoroge' });
    await expect(field).toHaveAccessibleDescription('Ctrl + Enter sends. Enter starts a new line.');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(field).toHaveAccessibleDescription(/Write your message before you send it/);
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('Asante!{Enter}See you on Sunday.');
    await expect(field).toHaveValue('Asante!\nSee you on Sunday.');
    await expect(args.onDraft).toHaveBeenLastCalledWith('Asante!\nSee you on Sunday.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSend).toHaveBeenCalledWith('Asante!\nSee you on Sunday.');
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(field).toHaveFocus();
    await waitFor(() =>
      expect(document.querySelector('[data-slot=announcer-polite]')).toHaveTextContent('Message sent'),
    );
  },
};

export const FailedKeepsTheText: Story = {
  tags: ['wcag:3.3.1'],
  args: {
    draft: 'Which of the two counts do I write down?',
    onSend: fn(
      async (): Promise<FormOutcome> => ({ ok: false, message: 'No answer came from our servers.' }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const field = canvas.getByRole('textbox', { name: 'Reply to Amina Njoroge' });
    await waitFor(() => expect(field).toHaveAccessibleDescription(/No answer came from our servers/));
    await expect(field).toHaveValue('Which of the two counts do I write down?');
    await expect(field).toHaveFocus();
  },
};

export const TooLong: Story = {
  args: {
    maxLength: 160,
    draft: 'Every receipt gets a number, and the till message has one already. '.repeat(3),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};
