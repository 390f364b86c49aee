import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { ForgotPasswordForm } from './forgot-password-form';

const meta = {
  title: 'Learning/Screens/Forgot password form',
  component: ForgotPasswordForm,
  args: { onSubmit: fn(async (): Promise<FormOutcome> => ({ ok: true })), signInHref: '#sign-in' },
} satisfies Meta<typeof ForgotPasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sent: Story = { args: { sentTo: 'wanjiku@example.com', onStartOver: fn() } };

export const SentToVeryLongAddress: Story = {
  args: { sentTo: 'mwalimu.abdirahman.hassan.mohamed@averylongnameofaschoolinthehighlands.example.com' },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3'],
  render: function Render(args) {
    const [sentTo, setSentTo] = useState<string>();
    return (
      <ForgotPasswordForm
        {...args}
        sentTo={sentTo}
        onStartOver={() => setSentTo(undefined)}
        onSubmit={async ({ email }) => {
          // One task later, like a real server, because user-event holds React's `act` while the key is down.
          await new Promise((resolve) => setTimeout(resolve));
          setSentTo(email);
          return { ok: true };
        }}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('wanjiku@example.com{Enter}');
    const news = await canvas.findByRole('heading', { name: 'Check your inbox' });
    await expect(news).toHaveFocus();
    await expect(canvas.getByText(/If wanjiku@example.com has an account/)).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveFocus());
  },
};

export const NothingTyped: Story = {
  tags: ['wcag:3.3.1'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
    await expect(await canvas.findByRole('link', { name: 'Enter your email address' })).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
