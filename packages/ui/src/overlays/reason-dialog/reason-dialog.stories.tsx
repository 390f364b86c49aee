import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import { dialogContract } from '../../foundations/contracts/dialog.contract';
import type { FormOutcome } from '../../foundations/lib/types';
import { ReasonDialog, type ReasonDialogProps } from './reason-dialog';

function Host(props: Omit<ReasonDialogProps, 'open' | 'onCancel'>) {
  const [open, setOpen] = useState(false);
  return (
    <div className="min-h-[36rem]">
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {props.confirmLabel}…
      </Button>
      <ReasonDialog {...props} open={open} onOpenChange={setOpen} />
    </div>
  );
}

const meta = {
  title: 'Overlays/Reason dialog',
  component: Host,
  parameters: { propsOf: ReasonDialog },
  args: {
    title: 'Cancel this enrolment?',
    description:
      'Achieng Odhiambo will no longer be able to open the lessons of “Drip irrigation on a quarter acre”.',
    label: 'Reason',
    hint: 'Achieng reads it in the email that we send her.',
    confirmLabel: 'Cancel the enrolment',
    danger: true,
    onConfirm: fn(async (): Promise<FormOutcome> => ({ ok: true })),
  },
} satisfies Meta<typeof Host>;

export default meta;
type Story = StoryObj<typeof meta>;

const openIt = async (canvasElement: HTMLElement) => {
  const opener = within(canvasElement).getByRole('button');
  opener.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toHaveFocus());
  return { opener, dialog };
};

export const Default: Story = { tags: ['!test'] };

export const Contract: Story = {
  tags: [
    '!dev',
    'contract',
    'keyboard',
    'wcag:2.1.1',
    'wcag:2.1.2',
    'wcag:2.4.3',
    'wcag:3.3.1',
    'wcag:4.1.2',
  ],
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByText('Cancel the enrolment…').closest('button') as HTMLElement;
    const dialog = await dialogContract({
      trigger: () => opener,
      name: 'Cancel this enrolment?',
      description: /Achieng Odhiambo will no longer/,
      outsidePress: 'nothing',
    });
    await userEvent.tab();
    await userEvent.tab();
    const reason = within(dialog).getByRole('textbox', { name: 'Reason' });
    await expect(reason).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(
      await within(dialog).findByRole('group', { name: /^There (is a problem|are \d+ problems)$/ }),
    ).toHaveFocus();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(reason).toBeInvalid();
    reason.focus();
    await userEvent.keyboard(' She enrolled twice by mistake. ');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledWith('She enrolled twice by mistake.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await openIt(canvasElement);
  },
};

export const FailedKeepsTheReason: Story = {
  args: {
    danger: false,
    required: false,
    title: 'Ask Wanjiru for changes?',
    description: undefined,
    label: 'What should change',
    confirmLabel: 'Ask for changes',
    onConfirm: fn(
      async (): Promise<FormOutcome> => ({
        ok: false,
        message: 'The course was withdrawn a moment ago. Reload the page to see where it stands.',
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const { dialog } = await openIt(canvasElement);
    const reason = within(dialog).getByRole('textbox', { name: /What should change/ });
    await userEvent.type(reason, 'The pictures of unit 2 have no text alternative.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ask for changes' }));
    await expect(await within(dialog).findByText(/withdrawn a moment ago/)).toBeVisible();
    await expect(reason).toHaveValue('The pictures of unit 2 have no text alternative.');
  },
};
