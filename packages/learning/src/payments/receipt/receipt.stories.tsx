import type { Receipt as ContractReceipt } from '@digiken/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RECEIPT } from '../../lib/payment-samples';
import { Receipt } from './receipt';

const receipt: ContractReceipt = {
  ...RECEIPT,
  lines: RECEIPT.lines.with(2, {
    ...{ unitId: 'u5', title: '5. Harvesting cleanly', listPrice: 200, price: 200 },
  }),
  phone: '0••• ••• 678',
  seller: { name: 'Digiken Learning Ltd', kraPin: 'P051234567X' },
  verify: {
    code: 'abc',
    url: 'https://digiken.example/receipt/abc',
    qr: { size: 4, path: 'M0 0h2v2h-2zM3 1h1v3h-1z' },
  },
};

const meta = {
  title: 'Learning/Payments/Receipt',
  component: Receipt,
  decorators: [
    (Story) => (
      <div className="max-w-form">
        <Story />
      </div>
    ),
  ],
  args: { receipt },
} satisfies Meta<typeof Receipt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'wcag:1.3.1', 'spec:11.43'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('TKM4R8W2ZP')).toBeVisible();
    await expect(canvas.getByText(/22 Nov 2026, 14:03 EAT/)).toBeVisible();
    await expect(canvasElement).toHaveTextContent('ends in 678');
    await expect(canvasElement).not.toHaveTextContent('VAT');
  },
};

/** An administrator accepted one shilling less, and a second payment came back later. */
export const AnotherAmount: Story = {
  tags: ['spec:15.127'],
  args: {
    receipt: {
      ...receipt,
      received: 649,
      returns: [{ amount: 650, state: 'done', at: '2026-11-23T07:30:00Z' }],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/Not charged.*1/);
    await expect(canvasElement).toHaveTextContent(/Total paid.*649/);
  },
};

export const CodeFollows: Story = {
  args: { receipt: { ...receipt, paymentCode: null } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('M-Pesa code follows')).toBeVisible();
  },
};

export const RefundedWithVatAndLongNames: Story = {
  tags: ['state:long', 'wcag:1.4.10'],
  args: {
    receipt: {
      ...receipt,
      provider: 'paystack',
      paymentCode: 'T685312322670591',
      phone: null,
      vat: 90,
      refunded: true,
      buyer: 'Umesabilishwamogulikirodhumapendekezoyaliyobainishwa Wanjiku wa Kariuki',
      listTotal: 750,
      discount: 100,
    },
  },
};
