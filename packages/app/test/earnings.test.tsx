// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { earnings } from '@digiken/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import PayoutsPage from '../src/areas/admin/pages/payouts-page';
import EarningsPage from '../src/areas/instructor/pages/earnings-page';
import { endedMonths, monthName } from '../src/areas/shared/month-name';
import {
  renderAt,
  resetBrowser,
  signIn,
  stubNetwork,
  stubResizeObserver,
  stubWideWindow,
} from './support/render';

beforeEach(() => {
  stubWideWindow();
  stubResizeObserver();
});
afterEach(() => {
  cleanup();
  resetBrowser();
});

const page = (data: unknown[]) => ({ body: { data, next: null, previous: null } });
const get = ({ path }: { path: string }) => `GET /api${path}`;

describe('months', () => {
  test('the last month that has ended is that of Nairobi, three hours ahead', () => {
    expect(endedMonths(Date.parse('2026-10-31T20:59:00Z'), 2)).toEqual(['2026-09', '2026-08']);
    expect(endedMonths(Date.parse('2026-10-31T21:00:00Z'), 2)).toEqual(['2026-10', '2026-09']);
    expect(endedMonths(Date.parse('2026-01-15T12:00:00Z'), 2)).toEqual(['2025-12', '2025-11']);
  });

  test('a month has a name in words of the reader', () => {
    expect(monthName('2026-11', 'en-KE')).toBe('November 2026');
    expect(monthName('2026-11', 'sw-KE')).toBe('Novemba 2026');
  });
});

describe('earnings of an instructor', () => {
  const SOLD = {
    _id: 'e1',
    course: { _id: 'c1', name: 'Beekeeping' },
    unit: 'Siting your hives',
    price: 200,
    share: 140,
    state: 'hold',
    soldAt: '2026-11-20T09:00:00Z',
    payableAt: '2026-12-04T09:00:00Z',
  };
  const months = [{ month: '2026-11', sold: 140, refunded: 0, paid: 0 }];
  const TOTALS = { sales: 1, sold: 140, refunded: 0, onHold: 140, payable: 0, paid: 0, months };

  test('[11.27][11.28][15.143][15.151] a share shows until when it is on hold; sums come before the list', async () => {
    signIn('tutor');
    stubNetwork({
      [get(earnings.listEarnings)]: page([SOLD]),
      [get(earnings.getEarnings)]: { body: { data: TOTALS } },
    });
    renderAt('/instructor/earnings', <EarningsPage />);
    const table = await screen.findByRole('table', { name: 'Units that you sold' });
    expect(within(table).getByText('On hold until 4 Dec 2026')).toBeTruthy();
    expect(within(table).getByText(/^\d+ Nov 2026$/)).toBeTruthy();
    expect(within(table).getByText(/Ksh\s140/)).toBeTruthy();
    const sums = await screen.findByRole('region', { name: 'Earnings' });
    expect(sums.textContent).toMatch(/On hold\s*Ksh\s140/);
    expect(sums.textContent).toMatch(/Your shares\s*Ksh\s140/);
    expect(screen.getByText('November 2026')).toBeTruthy();
  });

  test('a refund after a payout is shown as a debt to the next one', async () => {
    signIn('tutor');
    stubNetwork({
      [get(earnings.listEarnings)]: page([{ ...SOLD, state: 'reversed' }]),
      [get(earnings.getEarnings)]: { body: { data: { ...TOTALS, payable: -140, paid: 140 } } },
    });
    renderAt('/instructor/earnings', <EarningsPage />);
    expect(await screen.findByText('refunds after a payout; deducted from the next one')).toBeTruthy();
    expect(await screen.findByText('Refunded', { selector: 'td *' })).toBeTruthy();
  });

  test('without sales it says what will be here, without figures', async () => {
    signIn('tutor');
    stubNetwork({
      [get(earnings.listEarnings)]: page([]),
      [get(earnings.getEarnings)]: { body: { data: { ...TOTALS, sales: 0, months: [] } } },
    });
    renderAt('/instructor/earnings', <EarningsPage />);
    expect(await screen.findByText('Nothing sold yet')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Your shares' })).toBeNull();
  });
});

describe('payouts', () => {
  const DUE = {
    _id: 'p1',
    instructor: { _id: 'u2', name: 'Wanjiku Kamau', email: 'wanjiku@example.com' },
    month: '2026-10',
    amount: 4200,
    state: 'due',
    reference: null,
    createdAt: '2026-11-02T09:00:00Z',
    paidAt: null,
  };

  test('[11.30] a payout is recorded as paid with its reference; without one the field says so', async () => {
    signIn();
    stubNetwork({
      [get(earnings.listPayouts)]: page([DUE]),
      'POST /api/admin/payout/p1/paid': { body: { message: 'Recorded.', data: { ...DUE, state: 'paid' } } },
    });
    renderAt('/admin/transactions/payouts', <PayoutsPage />);
    fireEvent.click(
      await screen.findByRole('button', { name: 'Record the payout of Wanjiku Kamau as paid' }),
    );
    const dialog = await screen.findByRole('dialog', { name: /^Record Ksh\s4,200 to Wanjiku Kamau/ });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Record as paid' }));
    expect((await within(dialog).findAllByText('Enter the reference')).length).toBeGreaterThan(0);
    fireEvent.change(within(dialog).getByLabelText('Reference of the payment'), {
      target: { value: 'TKP8X2' },
    });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Record as paid' }));
    expect(await screen.findByText('Recorded.')).toBeTruthy();
  });

  test('[11.29] a month that has not ended is refused at its field', async () => {
    signIn();
    stubNetwork({
      [get(earnings.listPayouts)]: page([]),
      'POST /api/admin/payouts': {
        status: 422,
        body: { message: 'Check the form', errors: { month: 'This month has not ended' } },
      },
    });
    renderAt('/admin/transactions/payouts', <PayoutsPage />);
    fireEvent.click(await screen.findByRole('button', { name: 'Make the list' }));
    const dialog = await screen.findByRole('dialog', { name: 'Make the list' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Make the list' }));
    expect((await within(dialog).findAllByText('This month has not ended')).length).toBeGreaterThan(0);
  });

  test('a content manager reads payouts, without buttons', async () => {
    signIn('sudo');
    stubNetwork({ [get(earnings.listPayouts)]: page([DUE]) });
    renderAt('/admin/transactions/payouts', <PayoutsPage />);
    expect(await screen.findByText('Wanjiku Kamau')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Record|Make/ })).toBeNull();
  });
});
