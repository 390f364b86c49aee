import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { PasswordForm } from './password-form';

const meta = {
  title: 'Learning/Screens/Password form',
  component: PasswordForm,
  args: { onSave: fn(async (): Promise<FormOutcome> => ({ ok: true })), email: 'wanjiku@example.com' },
} satisfies Meta<typeof PasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:4.1.3', 'wcag:3.3.8'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByLabelText('Current password')).toHaveFocus();
    await expect(canvas.getByLabelText('Current password')).toHaveAttribute(
      'autocomplete',
      'current-password',
    );
    await expect(canvas.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.keyboard('three blue goats');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByLabelText('New password')).toHaveFocus();
    await userEvent.keyboard('four green lorries{Enter}');
    await expect(await canvas.findByText(/Your password is changed/)).toBeVisible();
    await expect(args.onSave).toHaveBeenCalledWith({
      currentPassword: 'three blue goats',
      newPassword: 'four green lorries',
    });
    await expect(canvas.getByLabelText('Current password')).toHaveValue('');
    await expect(canvas.getByLabelText('New password')).toHaveValue('');
  },
};

export const WrongPassword: Story = {
  tags: ['wcag:3.3.1'],
  args: {
    onSave: fn(
      async (): Promise<FormOutcome> => ({
        ok: false,
        message: 'Check the form and try again.',
        errors: { currentPassword: 'This is not your current password' },
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Current password'), 'three blue goat');
    await userEvent.type(canvas.getByLabelText('New password'), 'four green lorries{Enter}');
    await expect(
      await canvas.findByRole('group', { name: /^There (is a problem|are \d+ problems)$/ }),
    ).toHaveFocus();
    await expect(canvas.getByLabelText('Current password')).toHaveAccessibleDescription(
      /This is not your current password/,
    );
    await expect(canvas.getByLabelText('New password')).toHaveValue('four green lorries');
  },
};
