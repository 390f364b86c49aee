import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { ResetPasswordForm, type ResetPasswordFormProps } from './reset-password-form';

const meta = {
  title: 'Learning/Screens/Reset password form',
  component: ResetPasswordForm,
  args: {
    state: 'ready',
    onSubmit: fn(async (): Promise<FormOutcome> => ({ ok: true })),
    signInHref: '#sign-in',
    forgotHref: '#forgot',
  },
} satisfies Meta<typeof ResetPasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Done: Story = { args: { state: 'done' } };

export const BadLink: Story = { args: { state: 'bad-link' } };

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:3.3.8'],
  render: function Render(args) {
    const [state, setState] = useState<ResetPasswordFormProps['state']>('ready');
    return (
      <ResetPasswordForm
        {...args}
        state={state}
        onSubmit={async () => {
          // One task later, like a real server, because user-event holds React's `act` while the key is down.
          await new Promise((resolve) => setTimeout(resolve));
          setState('done');
          return { ok: true };
        }}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByLabelText('New password')).toHaveFocus();
    await expect(canvas.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.keyboard('three blue goats{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Your new password is saved' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveFocus();
  },
};

export const TooShort: Story = {
  tags: ['wcag:3.3.1', 'wcag:3.3.3'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('New password'), 'goats{Enter}');
    await expect(await canvas.findByRole('link', { name: 'Use at least 8 characters' })).toBeVisible();
    await expect(canvas.getByLabelText('New password')).toHaveValue('goats');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
