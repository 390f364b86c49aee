import type { AdminOrder } from '@digiken/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '@digiken/ui/badge';
import { expect, userEvent, within } from 'storybook/test';
import { TransactionList } from './transaction-list';

const order = (_id: string, name: string, course: string, more: Partial<AdminOrder>): AdminOrder => ({
  _id,
  buyer: { _id: 'u1', name, email: 'buyer@example.com' },
  course: { _id: 'c1', name: course },
  state: 'paid',
  held: false,
  total: 150,
  receiptNo: null,
  createdAt: '2026-11-21T07:41:00Z',
  paidAt: null,
  ...more,
});

const BADGES = {
  paid: <Badge tone="success">Paid</Badge>,
  open: <Badge tone="info">Open</Badge>,
  refunded: <Badge tone="warning">Refunded</Badge>,
};

const meta = {
  title: 'Learning/Payments/Transaction list',
  component: TransactionList,
  args: {
    label: 'Orders',
    orders: [
      order('o1', 'Naserian Lekishon', 'Keep the books of a small shop', {}),
      order('o2', 'Brian Otieno', 'Keep the books of a small shop', {
        ...{ state: 'open', total: 299, createdAt: '2026-11-21T07:05:00Z' },
      }),
      order('o3', 'Zawadi Mwende', 'Start a kitchen garden in a small space', {
        ...{ state: 'refunded', total: 400, createdAt: '2026-11-20T12:00:00Z' },
      }),
    ],
    hrefOf: ({ _id }) => `#${_id}`,
    stateOf: ({ state }) => BADGES[state as keyof typeof BADGES],
  },
} satisfies Meta<typeof TransactionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default', 'spec:11.52'] };

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Naserian Lekishon' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Brian Otieno' })).toHaveFocus();
  },
};

export const LongTexts: Story = {
  tags: ['content:longest', 'wcag:1.4.10'],
  args: {
    orders: [
      order(
        'o1',
        'wanjiku.kamau-githinji.wa-muturi@students.agriculture.example.ac.ke',
        'Beekeeping for small farms: siting hives, catching swarms, harvesting, cooling and labelling honey',
        { total: 1_284_000, createdAt: '2025-01-01T08:57:00Z' },
      ),
    ],
    stateOf: () => <Badge tone="warning">Sehemu ya pesa imerudishwa</Badge>,
  },
};
