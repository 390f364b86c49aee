import type { Order } from '@digiken/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { ATTEMPT, ORDER, RECEIPT } from '../../lib/payment-samples';
import { UnitDownload } from '../../courses/unit-download/unit-download';
import { Receipt } from '../receipt/receipt';
import { PaymentResultScreen, type PaymentResultScreenProps } from './payment-result-screen';

const onSendAgain = fn(async (): Promise<FormOutcome> => ({ ok: true }));

const meta: Meta<PaymentResultScreenProps> = {
  title: 'Learning/Payments/Payment result screen',
  component: PaymentResultScreen,
  parameters: { frame: 'page' },
  decorators: [
    (Story) => (
      <main className="px-4 py-8 sm:px-8">
        <Story />
      </main>
    ),
  ],
  args: {
    result: 'paid',
    order: ORDER,
    firstName: 'Achieng',
    start: { title: 'Reading wind, water and shade', href: '/console/course/unit/lesson/l1' },
    receipt: <Receipt receipt={RECEIPT} />,
  },
  beforeEach: () => {
    onSendAgain.mockClear();
  },
};

export default meta;
type Story = StoryObj<PaymentResultScreenProps>;

export const Default: Story = { tags: ['!test'] };

/** Seats that were paid for lead to their list, a gift to the gifts. */
export const PaidForOthers: Story = {
  args: {
    order: { ...ORDER, kind: 'seats', seats: 30, total: 19_500 },
    start: { title: 'Beekeeping for Small Farms', href: '/hub/seats/p1' },
  },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Paid. 30 seats are ready.' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Go to the seats' })).toHaveAttribute(
      'href',
      '/hub/seats/p1',
    );
  },
};

/** The heading has the focus; Tab leads to the lesson. */
export const Paid: Story = {
  tags: ['spec:11.53', 'wcag:2.4.3'],
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Paid. Your 3 units are open.' })).toHaveFocus();
    await userEvent.tab();
    const start = canvas.getByRole('link', { name: 'Start learning' });
    await expect(start).toHaveFocus();
    const receipt = canvas.getByRole('region', { name: 'Receipt' });
    await expect(start.compareDocumentPosition(receipt)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

/** The step of the course replaces the first lesson that was bought. */
export const PaidWithTheNextStep: Story = {
  tags: ['spec:17.23'],
  args: {
    next: {
      reason: 'begin',
      title: 'Reading wind, water and shade',
      place: 'Beekeeping for Small Farms, unit 2',
      cover: { title: 'Beekeeping for Small Farms' },
      progress: { done: 3, total: 17, held: 4 },
      minutes: 12,
      bytes: 310_000,
      href: '#lesson',
    },
  },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const step = within(within(canvasElement).getByRole('region', { name: 'Reading wind, water and shade' }));
    await expect(step.getByText('Yours: 4 units')).toBeVisible();
    await expect(step.getByRole('link', { name: 'Start learning' })).toHaveAttribute('href', '#lesson');
  },
};

/** What was bought can be taken along: one download for each unit. */
export const SavedForOffline: Story = {
  tags: ['spec:17.54'],
  args: {
    units: ['2. Siting your hives', '3. Catching a swarm'].map((title, index) => ({
      ...{ id: title, title, lessons: 5 - index, minutes: 80 },
      download: (
        <UnitDownload
          brief
          title={title}
          download={{ state: 'none' }}
          offer={{ bytes: 6_400_000, videoBytes: 0 }}
          onStart={fn()}
          onPause={fn()}
          onResume={fn()}
          onUpdate={fn()}
          onRemove={fn()}
        />
      ),
    })),
  },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const list = within(
      within(canvasElement).getByRole('region', { name: 'Save for learning without a network' }),
    );
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
    await expect(list.getByRole('button', { name: /^Save 6.4\sMB: 3. Catching a swarm$/ })).toBeVisible();
  },
};

const FAILED = {
  result: 'failed',
  order: ORDER,
  attempt: { ...ATTEMPT, state: 'failed', problem: 'cancelled', code: '1032', phone: '0••• ••• 678' },
  checkoutHref: '/console/checkout/o1',
  cardHref: '/console/checkout/o1?card',
  helpHref: '/help-desk',
  onSendAgain,
  onClaim: async () => ({ ok: true, message: 'We are checking this code with M-Pesa.' }),
} as const;

export const OverALimit: Story = {
  args: {
    ...FAILED,
    attempt: { ...FAILED.attempt, problem: 'over-limit', code: '8' },
    test: { href: null },
  },
};

/** Sends again, then opens the field for the code. */
export const Keyboard: Story = {
  tags: ['keyboard', 'spec:11.26', 'wcag:2.1.1', 'wcag:3.3.3'],
  args: FAILED,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'You cancelled. Nothing was taken.' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Send again to 0••• ••• 678' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onSendAgain).toHaveBeenCalledTimes(1);
    canvas.getByRole('button', { name: 'Enter the code' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'M-Pesa code' })).toBeVisible();
  },
};

/** Money that did not fit its order, and went back. */
export const RefundedBeforeItPaid: Story = {
  tags: ['spec:15.125', 'wcag:2.4.3'],
  args: {
    result: 'refunded',
    order: { ...ORDER, returns: [{ amount: 649, state: 'done', at: '2026-11-23T07:30:00Z' }] },
    againHref: '/console/course/c1',
    receipt: undefined,
    test: { href: null },
  },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Refunded' })).toHaveFocus();
    await expect(canvas.getByText(/649 was sent back to you on 23 Nov 2026, 10:30 EAT/)).toBeVisible();
    await expect(canvas.getByText(/it opened nothing/)).toBeVisible();
  },
};

const RETURNS: Order['returns'] = [{ amount: 650, state: 'done', at: '2026-11-23T07:30:00Z' }];

/** A paid order that was refunded keeps its receipt. */
export const RefundedAfterItPaid: Story = {
  args: {
    result: 'refunded',
    order: { ...ORDER, returns: RETURNS },
    againHref: '/console/course/c1',
    receipt: (
      <Receipt
        receipt={{ ...RECEIPT, receiptNo: '2026-000017', lines: [], refunded: true, returns: RETURNS }}
      />
    ),
  },
};
