import type { ReceiptCheck } from '@digiken/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReceiptCheckScreen } from './receipt-check-screen';

const receipt: ReceiptCheck = {
  receiptNo: 'DK-2026-004817',
  title: 'Beekeeping for Small Farms',
  total: 650,
  paidAt: '2026-11-22T11:03:00Z',
  refunded: false,
};

const meta = {
  title: 'Learning/Payments/Receipt check screen',
  component: ReceiptCheckScreen,
  args: { receipt, helpHref: '#help' },
} satisfies Meta<typeof ReceiptCheckScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default', 'wcag:1.3.1', 'wcag:1.4.1'] };

export const Refunded: Story = {
  tags: ['state:long', 'wcag:1.4.10'],
  args: {
    receipt: {
      ...receipt,
      refunded: true,
      title: 'Umesabilishwamogulikirodhumapendekezoyaliyobainishwa: environmental impact assessments',
    },
  },
};

export const Unknown: Story = { args: { receipt: null } };
