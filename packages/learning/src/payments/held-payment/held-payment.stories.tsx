import type { Money } from '@digiken/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { HeldPayment } from './held-payment';

const MONEY: Money = {
  _id: 'm1',
  provider: 'mpesa',
  receipt: 'TKO4H8R2QX',
  amount: 299,
  source: 'callback',
  state: 'held',
  reason: 'amount',
  reference: null,
  note: null,
  order: { _id: 'o1', buyer: 'Brian Otieno', title: 'Beekeeping for Small Farms', total: 300 },
  refund: null,
  at: '2026-11-23T07:05:00Z',
};

const meta = {
  title: 'Learning/Payments/Held payment',
  component: HeldPayment,
  args: {
    count: 1,
    money: MONEY,
    orderHref: '#order',
    evidence: [
      { id: '1', at: '2026-11-23T07:02:00Z', text: 'Ordered for Ksh 300' },
      { id: '2', at: '2026-11-23T07:03:00Z', text: 'Request sent to the phone ending in 418' },
      { id: '3', at: '2026-11-23T07:05:00Z', text: 'M-Pesa reports Ksh 299 as paid', money: true },
    ],
    choices: ['refund', 'match'],
    orders: { options: [{ value: 'o2', label: 'Halima Abdi, Ksh 299' }], text: '', onFind: fn() },
    onDecide: fn(async (): Promise<FormOutcome> => ({ ok: true })),
  },
} satisfies Meta<typeof HeldPayment>;

export default meta;
type Story = StoryObj<typeof meta>;

const OTHERS: Money[] = [
  {
    ...MONEY,
    _id: 'm2',
    amount: 150,
    order: { _id: 'o2', buyer: 'Naserian Lekishon', title: 'Light from the Sun', total: 300 },
  },
  { ...MONEY, _id: 'm3', amount: 1200, order: null },
];

/** The form, which is in a dialog where there is little room. */
async function form(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const opener = canvas.queryByRole('button', { name: 'Look and decide' });
  if (!opener) return canvas;
  await userEvent.click(opener);
  return within(await within(document.body).findByRole('dialog'));
}

export const Default: Story = { tags: ['state:default'] };

export const SeveralWithoutAnOrder: Story = {
  tags: ['content:longest'],
  args: {
    count: 3,
    money: {
      ...MONEY,
      amount: 12_500,
      reason: 'no-order',
      reference: 'MAMA-MBOGA-WA-SOKO-LA-KARIOKOR',
      order: null,
    },
    orderHref: undefined,
    evidence: [
      { id: '1', at: '2026-11-23T07:05:00Z', text: 'Found in the list of the paybill', money: true },
    ],
    others: OTHERS,
    onOpen: fn(),
  },
};

export const DeniedByTheProvider: Story = {
  tags: ['wcag:3.3.1', 'wcag:3.3.2', 'wcag:3.3.4', 'spec:11.44'],
  args: {
    money: {
      ...MONEY,
      amount: 300,
      receipt: null,
      reason: 'contradicted',
      order: { _id: 'o1', buyer: 'Halima Abdi', title: 'Light from the Sun', total: 300 },
    },
    choices: ['give', 'dismiss', 'refund'],
  },
  play: async ({ canvasElement, args }) => {
    const shown = await form(canvasElement);
    await userEvent.click(shown.getByRole('radio', { name: 'It never arrived' }));
    await userEvent.click(shown.getByRole('button', { name: 'It never arrived' }));
    await expect(args.onDecide).not.toHaveBeenCalled();
    await expect(shown.getByRole('textbox', { name: /Reason/ })).toHaveAccessibleDescription(
      /Enter a reason/,
    );
  },
};

export const ReadOnly: Story = {
  tags: ['state:read-only', 'spec:11.44'],
  args: { onDecide: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('radio')).toBeNull();
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

/** One shilling short, on a site with one administrator. */
export const OneShillingShort: Story = {
  tags: ['spec:15.127', 'spec:15.128'],
  args: { choices: ['refund', 'give', 'match'], approver: 'missing' },
  play: async ({ canvasElement, args }) => {
    const shown = await form(canvasElement);
    await expect(shown.getByRole('radio', { name: 'Send the money back' })).toHaveAccessibleDescription(
      /there is none. Add one/,
    );
    const give = shown.getByRole('radio', { name: 'Give the units' });
    await expect(give).toHaveAccessibleDescription(/missing Ksh.1 is written off/);
    await userEvent.click(give);
    await userEvent.type(shown.getByRole('textbox', { name: /Reason/ }), 'One shilling is nothing');
    await userEvent.click(shown.getByRole('button', { name: 'Give the units' }));
    await waitFor(() =>
      expect(args.onDecide).toHaveBeenCalledWith('give', { reason: 'One shilling is nothing', orderId: '' }),
    );
  },
};

/** While the money goes back there is nothing to decide. */
export const RefundUnderWay: Story = {
  tags: ['spec:15.125'],
  args: { money: { ...MONEY, refund: { _id: 'r1', state: 'approved', code: null } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/on its way back to the payer/)).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A refund that the provider refused is decided again. */
export const RefundFailed: Story = {
  args: { money: { ...MONEY, refund: { _id: 'r1', state: 'failed', code: null } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/refused the last refund/)).toBeVisible();
    const shown = await form(canvasElement);
    await expect(shown.getByRole('radio', { name: 'Send the money back' })).toBeVisible();
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3'],
  args: { others: OTHERS, count: 3, onOpen: fn() },
  play: async ({ canvasElement, args }) => {
    const shown = await form(canvasElement);
    shown.getByRole('radio', { name: 'Send the money back' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(shown.getByRole('button', { name: 'It belongs to another order' })).toBeVisible();
    await userEvent.tab();
    await expect(shown.getByRole('textbox', { name: /Find the order/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.selectOptions(shown.getByRole('combobox', { name: 'Order' }), 'o2');
    await userEvent.tab();
    await userEvent.keyboard('Same phone and day{Enter}');
    await waitFor(() =>
      expect(args.onDecide).toHaveBeenCalledWith('match', { reason: 'Same phone and day', orderId: 'o2' }),
    );
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    const other = within(canvasElement).getByRole('button', { name: /Naserian Lekishon, Ksh.150/ });
    other.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('m2');
    await expect(within(canvasElement).getByRole('heading', { name: '3 payments are held' })).toHaveFocus();
  },
};
