import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { RECEIPT } from '../../lib/payment-samples';
import { ReceiptScreen } from './receipt-screen';

const meta = {
  title: 'Learning/Payments/Receipt screen',
  component: ReceiptScreen,
  args: {
    state: { status: 'ready' },
    receiptsHref: '#receipts',
    onSavePdf: fn(async (): Promise<FormOutcome> => ({ ok: true })),
    receipt: {
      ...RECEIPT,
      lines: RECEIPT.lines.slice(0, 1),
      listTotal: 200,
      total: 200,
      received: 200,
      phone: '0••• ••• 678',
      verify: { ...RECEIPT.verify, url: 'https://digiken.example/receipt/abc' },
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
