import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { ReceiptScreen } from './receipt-screen';

const meta = {
  title: 'Learning/Payments/Receipt screen',
  component: ReceiptScreen,
  args: {
    state: { status: 'ready' },
    receiptsHref: '#receipts',
    onSavePdf: fn(async (): Promise<FormOutcome> => ({ ok: true })),
    receipt: {
      order: {
        course: 'Beekeeping for Small Farms',
        lines: [{ id: 'u2', title: '2. Siting your hives', price: 200 }],
        listTotal: 200,
        discount: 0,
        total: 200,
      },
      number: 'DK-2026-004817',
      method: 'mpesa',
      code: 'TKM4R8W2ZP',
      paidAt: '2026-11-22T11:03:00Z',
      buyer: 'Achieng Odhiambo',
      phone: '678',
      seller: { name: 'Digiken Learning Ltd' },
      verifyHref: '#verify',
    },
  },
} satisfies Meta<typeof ReceiptScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'] };

export const Loading: Story = {
  tags: ['state:loading'],
  args: { state: { status: 'loading' }, receipt: undefined },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:4.1.3'],
  args: {
    onSavePdf: fn(
      async (): Promise<FormOutcome> => ({ ok: false, message: 'The PDF could not be made. Try again.' }),
    ),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('link', { name: 'Check that this receipt is genuine' }).focus();
    await userEvent.tab();
    const save = canvas.getByRole('button', { name: 'Save as PDF' });
    await expect(save).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSavePdf).toHaveBeenCalledOnce();
    await expect(await canvas.findByText('The PDF could not be made. Try again.')).toBeVisible();
    await waitFor(() =>
      expect(document.querySelector('[data-slot=announcer-assertive]')).toHaveTextContent(
        'could not be made',
      ),
    );
    await expect(save).toHaveFocus();
  },
};
