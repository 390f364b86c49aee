import type { Order } from '@digiken/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { ATTEMPT, ORDER } from '../../lib/payment-samples';
import { inConsolePage } from '../../lib/story-frames';
import { PaymentWaitingScreen } from './payment-waiting-screen';

const onSendAgain = fn(async (): Promise<FormOutcome> => ({ ok: true }));
const onRelease = fn(async (): Promise<FormOutcome> => ({ ok: true }));
const onClaim = fn(
  async (code: string): Promise<FormOutcome & { message?: string }> =>
    code === 'TKM4R8W2ZP'
      ? { ok: true, message: 'We are checking this code with M-Pesa.' }
      : { ok: false, message: 'No', errors: { code: 'M-Pesa codes have ten letters and digits' } },
);

const after = (seconds: number, more: Partial<Order> = {}): Order => ({
  ...ORDER,
  attempt: { ...ATTEMPT, seconds },
  ...more,
});

const meta = {
  title: 'Learning/Payments/Payment waiting screen',
  component: PaymentWaitingScreen,
  parameters: { frame: 'page' },
  decorators: [inConsolePage],
  args: {
    order: after(0),
    sentAt: '14:02',
    paybill: '400200',
    checkoutHref: '/console/checkout/o1',
    courseHref: '/console/course/c1',
    onSendAgain,
    onRelease,
    onClaim,
  },
  beforeEach: () => {
    onSendAgain.mockClear();
    onRelease.mockClear();
    onClaim.mockClear();
  },
} satisfies Meta<typeof PaymentWaitingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

/** The whole number, and the way to another one from the first second; a provider that cannot say keeps the page. */
export const AnotherNumber: Story = {
  tags: ['spec:17.51', 'spec:17.52', 'wcag:4.1.3', 'wcag:2.4.3'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const number = canvas.getByText('0712 345 678');
    await expect(Number.parseFloat(getComputedStyle(number).fontWeight)).toBeGreaterThanOrEqual(700);
    await expect(getComputedStyle(number).fontSize).toBe(
      `${1.375 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)}px`,
    );
    onRelease.mockResolvedValueOnce({ ok: false, message: 'We cannot see yet whether it was answered.' });
    const other = canvas.getByRole('button', { name: 'Use another number' });
    await userEvent.click(other);
    await expect(await canvas.findByText('We cannot see yet whether it was answered.')).toBeVisible();
    await expect(other).toHaveFocus();
    await userEvent.click(other);
    await expect(onRelease).toHaveBeenLastCalledWith('number');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay another way' }));
    await expect(onRelease).toHaveBeenLastCalledWith('way');
  },
};

/** The drawn phone is whole down to its buttons, at every width. */
export const WholePhone: Story = {
  tags: ['spec:17.51'],
  play: async ({ canvasElement }) => {
    const scene = canvasElement.querySelector('[data-slot="payment-scene"]');
    // Forced colours hide it.
    if (!scene?.checkVisibility()) return;
    const frame = scene.getBoundingClientRect();
    for (const part of scene.querySelectorAll('text')) {
      const { top, bottom, left, right } = part.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(frame.top);
      await expect(bottom).toBeLessThanOrEqual(frame.bottom);
      await expect(left).toBeGreaterThanOrEqual(frame.left);
      await expect(right).toBeLessThanOrEqual(frame.right);
    }
  },
};

export const AfterFifteenSeconds: Story = { args: { order: after(15), test: { href: null } } };

export const Held: Story = { args: { order: after(30, { held: true }) } };

/** Held money that goes back: how much, and since when. */
export const Returning: Story = {
  tags: ['spec:15.125'],
  args: {
    order: after(30, {
      held: true,
      returns: [{ amount: 649, state: 'coming', at: '2026-11-23T07:30:00Z' }],
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('on its way back');
    await expect(canvas.getByText(/649 is on its way back to you.*23 Nov 2026, 10:30 EAT/)).toBeVisible();
  },
};

/** The heading changes at a threshold, and is announced once. */
export const AfterSixtySeconds: Story = {
  tags: ['wcag:4.1.3', 'wcag:2.2.1'],
  args: { order: after(60) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Still checking with M-Pesa');
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

/** After two minutes: send again, and claim the payment with a code, first a wrong one. */
export const Keyboard: Story = {
  tags: ['keyboard', 'spec:11.25', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:3.3.1'],
  args: { order: after(120) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Send again to 0712 345 678' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onSendAgain).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.getByText('The request was sent again')).toBeInTheDocument());
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Use another number/ })).toHaveFocus();
    await userEvent.tab();
    const paybill = canvas.getByRole('button', { name: /Pay by paybill/ });
    await expect(paybill).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(paybill).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/account number DK7F2M9QXA/)).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const field = canvas.getByRole('textbox', { name: 'M-Pesa code' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('tkm{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/ten letters and digits$/));
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.keyboard('tkm4r8w2zp{Enter}');
    await expect(onClaim).toHaveBeenLastCalledWith('TKM4R8W2ZP');
    await expect(await canvas.findByText('We are checking this code with M-Pesa.')).toBeVisible();
  },
};
