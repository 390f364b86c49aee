// @vitest-environment jsdom
import { offers } from '@digiken/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CourseCoupons } from '../src/areas/instructor/parts/course-coupons';
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
  signIn('tutor');
});
afterEach(() => {
  cleanup();
  resetBrowser();
});

const COUPON = {
  _id: 'k1',
  code: 'KARIBU10',
  kind: 'percent',
  value: 10,
  course: { _id: 'c1', name: 'Beekeeping' },
  person: null,
  expiresAt: '2026-12-31T20:59:59Z',
  maxUses: 50,
  uses: 3,
  active: true,
  createdAt: '2026-11-20T09:00:00Z',
};
const LIST = `GET /api${offers.listCoupons.path}`;
const page = (data: unknown[]) => ({ body: { data, next: null, previous: null } });

test('[11.23] a used coupon can be switched off, only an unused one removed', async () => {
  stubNetwork({
    [LIST]: page([COUPON, { ...COUPON, _id: 'k2', code: 'BEES', kind: 'amount', value: 100, uses: 0 }]),
    'PUT /api/coupon/k1': { body: { message: 'Saved.', data: { ...COUPON, active: false } } },
  });
  renderAt('/', <CourseCoupons courseId="c1" />);
  const table = await screen.findByRole('table', { name: 'Coupons of this course' });
  expect(within(table).getByText('3 of 50')).toBeTruthy();
  expect(within(table).getByText(/Ksh\s100/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Remove KARIBU10' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove BEES' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Switch off KARIBU10' }));
  expect(await screen.findByText('Saved.')).toBeTruthy();
});

test('[11.23] a new coupon is refused at its fields, by the page and by the server', async () => {
  stubNetwork({
    [LIST]: page([]),
    [`POST /api${offers.createCoupon.path}`]: {
      status: 422,
      body: { message: 'Check the form', errors: { code: 'This code exists already' } },
    },
  });
  renderAt('/', <CourseCoupons courseId="c1" />);
  expect(await screen.findByText('No coupons yet.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Add a coupon' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a coupon' });
  fireEvent.change(within(dialog).getByLabelText(/^How much/), { target: { value: 'ten' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Add a coupon' }));
  expect((await within(dialog).findAllByText('Enter a whole number')).length).toBeGreaterThan(0);
  const sent = vi.spyOn(globalThis, 'fetch');
  fireEvent.change(within(dialog).getByLabelText(/^Code/), { target: { value: 'karibu10' } });
  fireEvent.change(within(dialog).getByLabelText(/^How much/), { target: { value: '10' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Add a coupon' }));
  expect((await within(dialog).findAllByText('This code exists already')).length).toBeGreaterThan(0);
  await waitFor(() => expect(sent).toHaveBeenCalled());
  const body = sent.mock.calls.map(([, init]) => init?.body).find((one) => typeof one === 'string');
  expect(JSON.parse(String(body))).toEqual({
    code: 'karibu10',
    kind: 'percent',
    value: 10,
    courseId: 'c1',
    maxUses: null,
    expiresAt: null,
  });
});
