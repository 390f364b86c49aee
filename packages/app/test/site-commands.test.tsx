// @vitest-environment jsdom
import type { Role } from '@digiken/contract';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import SiteCommands from '../src/shell/site-commands';
import {
  NJOKI,
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
  // jsdom has no layout to scroll.
  Element.prototype.scrollTo ??= () => {};
});
afterEach(() => {
  cleanup();
  resetBrowser();
});

const MONEY: [role: Role, name: string, others: string[]][] = [
  ['user', 'Receipts', ['Earnings', 'Payouts']],
  ['tutor', 'Earnings', ['Receipts', 'Payouts']],
  ['admin', 'Payouts', ['Receipts', 'Earnings']],
];

test.each(MONEY)('the command palette of the role %s has the page %s', async (role, name, others) => {
  signIn(role);
  stubNetwork({ 'GET /api/user/u1': { body: { data: { ...NJOKI, role } } } });
  renderAt('/', <SiteCommands open onOpenChange={() => {}} />);
  expect(await screen.findByRole('option', { name })).toBeTruthy();
  for (const other of others) expect(screen.queryByRole('option', { name: other })).toBeNull();
});
