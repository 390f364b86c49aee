import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Receipt } from './receipt';

const order = {
  course: 'Beekeeping for Small Farms',
  lines: [
    { id: 'u2', title: '2. Siting your hives', price: 200 },
    { id: 'u3', title: '3. Catching a swarm', price: 250 },
    { id: 'u5', title: '5. Harvesting cleanly', price: 200 },
  ],
  listTotal: 650,
  discount: 0,
  total: 650,
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
  args: {
    order,
    number: 'DK-2026-004817',
    method: 'mpesa',
    code: 'TKM4R8W2ZP',
    paidAt: '2026-11-22T11:03:00Z',
    buyer: 'Achieng Odhiambo',
    phone: '678',
    seller: { name: 'Digiken Learning Ltd', kraPin: 'P051234567X' },
    verifyHref: '#verify',
    qr: { size: 4, path: 'M0 0h2v2h-2zM3 1h1v3h-1z' },
  },
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
  args: { received: 649, returns: [{ amount: 650, state: 'done', at: '2026-11-23T07:30:00Z' }] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/Not charged.*1/);
    await expect(canvasElement).toHaveTextContent(/Total paid.*649/);
  },
};

export const CodeFollows: Story = {
  args: { code: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('M-Pesa code follows')).toBeVisible();
  },
};

export const RefundedWithVatAndLongNames: Story = {
  tags: ['state:long', 'wcag:1.4.10'],
  args: {
    method: 'card',
    code: 'T685312322670591',
    phone: undefined,
    vat: 90,
    refunded: true,
    buyer: 'Umesabilishwamogulikirodhumapendekezoyaliyobainishwa Wanjiku wa Kariuki',
    order: { ...order, listTotal: 750, discount: 100 },
  },
};
