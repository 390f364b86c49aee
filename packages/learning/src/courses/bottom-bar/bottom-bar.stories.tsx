import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { progressOf, units } from '../../lib/samples';
import { offerOf, type OfferInput } from '../buy-card/offer-of';
import { BottomBar } from './bottom-bar';

const input: OfferInput = {
  units,
  chosen: ['unit-2', 'unit-3'],
  enrolled: false,
  progress: progressOf(0, 12),
  total: 800,
  method: 'mpesa',
  onBuy: fn(async (): Promise<FormOutcome> => ({ ok: false, message: 'You seem to be offline.' })),
};

const meta = {
  title: 'Learning/Courses/Bottom bar',
  component: BottomBar,
  parameters: { frame: 'page' },
  args: { offer: offerOf(input) },
  render: (args) => (
    <>
      <main id="main" tabIndex={-1} className="px-4 pb-20 sm:px-6">
        <h1 className="text-2xl font-heavy">Keep the books of a small shop</h1>
        {units.map((unit) => (
          <p key={unit._id} className="min-h-80 pt-4">
            {unit.title}
          </p>
        ))}
        <p>
          <a href="#last" className="text-link underline">
            The last link
          </a>
        </p>
        <BottomBar {...args} />
      </main>
      <footer className="min-h-40 p-4">The end of the page</footer>
    </>
  ),
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const boxOf = (element: Element | null) => (element as Element).getBoundingClientRect();
const bar = (canvasElement: HTMLElement) => canvasElement.querySelector('[data-slot="bottom-bar"]');

export const Default: Story = { tags: ['!test'] };

/** It stays at the bottom of the window while main is in view, and ends where the footer begins. */
export const StaysInMain: Story = {
  tags: ['wcag:1.4.10', 'wcag:2.4.11'],
  play: async ({ canvasElement }) => {
    window.scrollTo(0, 0);
    await waitFor(() => expect(boxOf(bar(canvasElement)).bottom).toBeLessThanOrEqual(window.innerHeight + 1));
    window.scrollTo(0, document.documentElement.scrollHeight);
    const footer = canvasElement.querySelector('footer');
    await waitFor(() => expect(boxOf(footer).bottom).toBeLessThanOrEqual(window.innerHeight + 1));
    await expect(boxOf(bar(canvasElement)).bottom).toBeLessThanOrEqual(boxOf(footer).top + 1);
  },
};

const others: [string, Partial<OfferInput>][] = [
  ['Nothing chosen', { chosen: [] }],
  ['The server calculates', { quoting: true }],
  ['A payment is under way', { payingHref: '/console/checkout/1/waiting' }],
  ['Free', { units: units.map((unit) => ({ ...unit, price: 0 })) }],
  ['Learning already', { chosen: [], enrolled: true, continueHref: '/lesson', progress: progressOf(4, 12) }],
  ['No payments', { notice: 'Payments are not set up on this site yet.' }],
];

export const OtherStates: Story = {
  render: () => (
    <main id="main" tabIndex={-1} className="px-4 pb-20 sm:px-6">
      <h1 className="text-2xl font-heavy">The bar in its other states</h1>
      {others.map(([name, part]) => (
        <BottomBar key={name} offer={offerOf({ ...input, ...part })} label={name} className="static! mb-0" />
      ))}
    </main>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Choose units' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See payment' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue the course' })).toBeVisible();
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:3.3.1'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const last = canvas.getByRole('link', { name: 'The last link' });
    await expect(last).toHaveFocus();
    await waitFor(() => expect(boxOf(last).bottom).toBeLessThanOrEqual(boxOf(bar(canvasElement)).top + 1));
    const pay = canvas.getByRole('button', { name: 'Pay by M-Pesa' });
    pay.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('You seem to be offline.')).toBeVisible();
    await expect(pay).toHaveFocus();
  },
};
