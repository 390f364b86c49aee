import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '@digiken/ui/badge';
import { expect, userEvent, within } from 'storybook/test';
import { TransactionList } from './transaction-list';

const meta = {
  title: 'Learning/Payments/Transaction list',
  component: TransactionList,
  args: {
    label: 'Orders',
    transactions: [
      {
        id: 'o1',
        href: '#o1',
        buyer: 'Naserian Lekishon',
        course: 'Keep the books of a small shop',
        amount: 150,
        state: <Badge tone="success">Paid</Badge>,
        at: '2026-11-21T07:41:00Z',
      },
      {
        id: 'o2',
        href: '#o2',
        buyer: 'Brian Otieno',
        course: 'Keep the books of a small shop',
        amount: 299,
        state: <Badge tone="info">Open</Badge>,
        at: '2026-11-21T07:05:00Z',
      },
      {
        id: 'o3',
        href: '#o3',
        buyer: 'Zawadi Mwende',
        course: 'Start a kitchen garden in a small space',
        amount: 400,
        state: <Badge tone="warning">Refunded</Badge>,
        at: '2026-11-20T12:00:00Z',
      },
    ],
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
    transactions: [
      {
        id: 'o1',
        href: '#o1',
        buyer: 'wanjiku.kamau-githinji.wa-muturi@students.agriculture.example.ac.ke',
        course:
          'Beekeeping for small farms: siting hives, catching swarms, harvesting, cooling and labelling honey',
        amount: 1_284_000,
        state: <Badge tone="warning">Sehemu ya pesa imerudishwa</Badge>,
        at: '2025-01-01T08:57:00Z',
      },
    ],
  },
};
