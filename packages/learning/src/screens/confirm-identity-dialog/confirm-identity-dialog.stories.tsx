import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '@digiken/ui/button';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { ConfirmIdentityDialog } from './confirm-identity-dialog';

const WRONG = 'That is not your current password.';

const meta = {
  title: 'Learning/Screens/Confirm identity dialog',
  component: ConfirmIdentityDialog,
  args: {
    open: false,
    onOpenChange: fn(),
    email: 'wanjiku@example.com',
    onPassword: fn(
      async (password: string): Promise<FormOutcome> =>
        password === 'three blue goats'
          ? { ok: true }
          : { ok: false, message: WRONG, errors: { password: WRONG } },
    ),
    onPasskey: fn(
      async (): Promise<FormOutcome> => ({ ok: false, message: 'No passkey was used. Try again.' }),
    ),
  },
  render: function Render(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Remove the passkey</Button>
        <ConfirmIdentityDialog {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
} satisfies Meta<typeof ConfirmIdentityDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:3.3.1', 'wcag:3.3.8', 'wcag:4.1.3', 'spec:13.141'],
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Remove the passkey' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Use a passkey' }));
    await expect(await dialog.findByText('No passkey was used. Try again.')).toBeVisible();
    const password = dialog.getByLabelText('Password');
    password.focus();
    await userEvent.keyboard('three blue goat{Enter}');
    await waitFor(() => expect(password).toHaveAccessibleDescription(`Error: ${WRONG}`));
    password.focus();
    await userEvent.keyboard('s{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onPassword).toHaveBeenLastCalledWith('three blue goats');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};
