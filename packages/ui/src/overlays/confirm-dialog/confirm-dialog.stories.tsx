import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import { dialogContract } from '../../foundations/contracts/dialog.contract';
import { ConfirmDialog, type ConfirmDialogProps, sessionExpired } from './confirm-dialog';

function Host({ onConfirm, onOpenChange, ...props }: Omit<ConfirmDialogProps, 'open'>) {
  const [open, setOpen] = useState(false);
  return (
    <div className="min-h-[24rem]">
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Ask
      </Button>
      <ConfirmDialog
        {...props}
        open={open}
        onConfirm={() => {
          setOpen(false);
          onConfirm();
        }}
        onOpenChange={(next) => {
          setOpen(next);
          onOpenChange?.(next);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Overlays/Confirm dialog',
  component: Host,
  parameters: { propsOf: ConfirmDialog },
  args: { message: sessionExpired, onConfirm: fn(), onOpenChange: fn() },
} satisfies Meta<typeof Host>;

export default meta;
type Story = StoryObj<typeof meta>;

async function ask(canvasElement: HTMLElement) {
  const opener = within(canvasElement).getByRole('button', { name: 'Ask' });
  await userEvent.click(opener);
  return { opener, dialog: await screen.findByRole('alertdialog') };
}

export const Default: Story = { tags: ['!test'] };

export const SessionExpired: Story = {
  tags: ['wcag:4.1.2', 'spec:4.8', 'spec:8.6'],
  play: async ({ canvasElement }) => {
    const { dialog } = await ask(canvasElement);
    await expect(dialog).toHaveAccessibleName('Confirmation');
    await expect(dialog).toHaveAccessibleDescription(
      'Your session has expired. Do you want to proceed to the login page?',
    );
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Yes' })).toHaveFocus());
  },
};

export const Contract: Story = {
  tags: [
    '!dev',
    'contract',
    'keyboard',
    'wcag:2.1.1',
    'wcag:2.1.2',
    'wcag:2.4.3',
    'wcag:4.1.2',
    'wcag:3.3.4',
  ],
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByText('Ask').closest('button') as HTMLElement;
    const yes = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Yes' });
    const dialog = await dialogContract({
      trigger: () => opener,
      role: 'alertdialog',
      name: 'Confirmation',
      description: sessionExpired,
      firstFocus: yes,
      close: 'No',
      outsidePress: 'nothing',
    });
    await expect(args.onOpenChange).toHaveBeenCalledTimes(5);
    await expect(args.onConfirm).not.toHaveBeenCalled();

    await expect(yes(dialog)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledOnce());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
  },
};

export const CannotBeUndone: Story = {
  args: {
    title: 'Sign out everywhere?',
    message: 'Every device but this one is signed out at once. Work that was not saved there is lost.',
    confirmLabel: 'Sign out everywhere',
    cancelLabel: 'Keep them signed in',
    danger: true,
  },
  play: async ({ canvasElement, args }) => {
    const { dialog } = await ask(canvasElement);
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Keep them signed in' })).toHaveFocus(),
    );
    await userEvent.click(document.querySelector('[data-slot="confirm-dialog-overlay"]') as HTMLElement);
    await expect(dialog).toBeVisible();
    await expect(within(dialog).getByRole('button', { name: 'Keep them signed in' })).toHaveFocus();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const Busy: Story = {
  args: { ...CannotBeUndone.args, confirmLabel: 'Signing out…', busy: true },
  play: async ({ canvasElement, args }) => {
    const { dialog } = await ask(canvasElement);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Signing out…' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
