// @vitest-environment jsdom
import { admin } from '@digiken/contract';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import AuditPage from '../src/areas/admin/pages/audit-page';
import ReportsPage from '../src/areas/admin/pages/reports-page';
import TransactionsPage from '../src/areas/admin/pages/transactions-page';
import { listVariants } from './support/list-variants';
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
  signIn();
});
afterEach(() => {
  cleanup();
  resetBrowser();
});

const page = (data: unknown[], next: string | null = null) => ({ body: { data, next, previous: null } });

test('lists with filters show the number of rows', async () => {
  const [report] = listVariants(admin.listMessageReports.answer.shape.data.element).shown;
  const [entry] = listVariants(admin.listAudit.answer.shape.data.element).shown;
  stubNetwork({
    [`GET /api${admin.listMessageReports.path}`]: page([report]),
    [`GET /api${admin.listAudit.path}`]: page([entry, { ...entry, _id: 'other' }]),
  });
  renderAt('/admin/messages/reports', <ReportsPage />);
  expect(await screen.findByText('1 report on this page')).toBeTruthy();
  cleanup();
  renderAt('/admin/audit', <AuditPage />);
  expect(await screen.findByText('2 changes on this page')).toBeTruthy();
});

test('a page of transactions without paid units links to the next page', async () => {
  const [enrolment] = listVariants(admin.listEnrolments.answer.shape.data.element).shown;
  stubNetwork({ [`GET /api${admin.listEnrolments.path}`]: page([{ ...enrolment, paid: 0 }], 'older') });
  renderAt('/admin/transactions', <TransactionsPage />);
  expect(await screen.findByRole('heading', { name: 'No paid units on this page' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe(
    '/admin/transactions?cursor=older',
  );
});
