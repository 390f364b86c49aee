import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { passTime } from '@digiken/ui/story/pass-time';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { bookkeeping, longCourse, progressOf, units } from '../../lib/samples';
import { BuyCard, type Offer } from './buy-card';
import { offerOf, type OfferInput } from './offer-of';

const input: OfferInput = {
  units,
  chosen: [],
  languages: ['en', 'sw'],
  enrolled: false,
  progress: progressOf(0, 12),
  total: 0,
  method: 'mpesa',
  onBuy: fn(async (): Promise<FormOutcome> => ({ ok: true })),
};
const chosen = { ...input, chosen: ['unit-2', 'unit-3'], total: 800 };
const said = () => document.querySelector('[data-slot=announcer-polite]');

const meta = {
  title: 'Learning/Courses/Buy card',
  component: BuyCard,
  args: { title: bookkeeping.title, offer: offerOf(chosen), className: 'max-w-[23rem]' },
} satisfies Meta<typeof BuyCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const NothingChosen: Story = {
  tags: ['spec:3.11'],
  args: { offer: offerOf(input) },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('region');
    await expect(card).toHaveTextContent(/From\s?Ksh\s?350/);
    await expect(card).not.toHaveTextContent('Total');
    await expect(within(card).getByRole('link', { name: 'Choose units' })).toHaveAttribute('href', '#units');
  },
};

/** Six units: three lines, and the sum of the others. The total is announced once. */
export const ManyChosen: Story = {
  tags: ['wcag:4.1.3', 'spec:1.3', 'wcag:1.3.1'],
  render: function Render(args) {
    const [offer, setOffer] = useState(args.offer);
    const six = ['Cash', 'Stock', 'Credit', 'Tax', 'Wages', 'Year'].map((title, index) => ({
      ...(units[1] as (typeof units)[number]),
      _id: title,
      title,
      price: 100 + index,
    }));
    const all = offerOf({ ...input, units: six, chosen: six.map(({ _id }) => _id), total: 600 });
    return (
      <div className="flex flex-col gap-4">
        <BuyCard {...args} offer={offer} />
        <button type="button" onClick={() => setOffer(all)}>
          Choose six
        </button>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Choose six' }));
    const lines = canvas.getAllByRole('term').map((term) => term.textContent);
    await expect(lines).toEqual(['1. Cash', '2. Stock', '3. Credit', '3 more']);
    await expect(canvas.getByText('3 more', { selector: 'dt' }).nextElementSibling).toHaveTextContent(
      /Ksh\s?312/,
    );
    await expect(canvas.getByRole('button', { name: /Pay Ksh\s?600 by M-Pesa/ })).toBeVisible();
    await passTime(700);
    await waitFor(() => expect(said()).toHaveTextContent(/^6 units chosen. Total Ksh\s?600.$/));
  },
};

export const CannotBePaidHere: Story = {
  tags: ['wcag:2.4.3'],
  args: {
    offer: offerOf({
      ...chosen,
      notice: 'Payments are not set up on this site yet, so this choice cannot be bought here.',
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button')).toBeNull();
    const notice = canvas.getByRole('group', { name: /cannot be bought here/ });
    notice.focus();
    await expect(notice).toHaveFocus();
  },
};

export const KeptChoice: Story = {
  tags: ['spec:17.36'],
  args: { offer: offerOf({ ...chosen, kept: true }) },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /^Go on to pay Ksh\s?800$/ });
    await expect(button).toBeVisible();
  },
};

const others: [string, Offer][] = [
  ['A visitor', offerOf({ ...chosen, signInHref: '/auth/signin' })],
  ['A payment is under way', offerOf({ ...chosen, payingHref: '/console/checkout/1/waiting' })],
  [
    'Prices have changed',
    offerOf({ ...chosen, chosen: ['unit-2', 'unit-3', 'unit-4'], total: 1250, pricesChanged: true }),
  ],
  [
    'Learning already',
    offerOf({ ...input, enrolled: true, continueHref: '/lesson', progress: progressOf(4, 12) }),
  ],
  ['Free', offerOf({ ...input, units: units.map((unit) => ({ ...unit, price: 0 })) })],
  [
    'All owned',
    offerOf({
      ...input,
      units: units.map((unit) => ({ ...unit, owned: true })),
      enrolled: true,
      continueHref: '/lesson',
      progress: progressOf(12, 12),
    }),
  ],
];

/** What it shows in its other states. */
export const OtherStates: Story = {
  render: () => (
    <ul className="grid items-start gap-6 md:grid-cols-2 lg:grid-cols-3">
      {others.map(([name, offer]) => (
        <li key={name} className="flex min-w-0 flex-col gap-2">
          <p className="text-sm text-ink-muted">{name}</p>
          <BuyCard title={name === 'All owned' ? longCourse.title : bookkeeping.title} offer={offer} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: /Pay Ksh\s?800 by M-Pesa/ })).toBeVisible();
    await expect(canvas.getByText(/You log in first; your choice stays/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See payment' })).toBeVisible();
    await expect(canvas.getByText(/Prices have changed since/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Enrol for free' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Review the course' })).toBeVisible();
  },
};

/** While the server calculates, the last total stays, and pressing the button asks to wait. */
export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:3.3.1', 'wcag:4.1.3'],
  render: function Render(args) {
    const [quoting, setQuoting] = useState(true);
    const offer = offerOf({
      ...chosen,
      quoting,
      onBuy: async () => ({ ok: false, message: 'You seem to be offline.' }),
    });
    return (
      <div className="flex flex-col gap-4">
        <BuyCard {...args} offer={offer} />
        <button type="button" onClick={() => setQuoting(false)}>
          Answer
        </button>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const card = canvas.getByRole('region');
    await expect(card).toHaveTextContent(/Updating…\s?Ksh\s?800/);
    await userEvent.tab();
    const pay = canvas.getByRole('button', { name: 'Pay by M-Pesa' });
    await expect(pay).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Wait for the total, then pay.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    const ready = canvas.getByRole('button', { name: /Pay Ksh\s?800 by M-Pesa/ });
    await expect(canvas.queryByText('Wait for the total, then pay.')).not.toBeInTheDocument();
    ready.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('You seem to be offline.')).toBeVisible();
    await waitFor(() =>
      expect(document.querySelector('[data-slot=announcer-assertive]')).toHaveTextContent(
        'You seem to be offline.',
      ),
    );
    await expect(ready).toHaveFocus();
  },
};
