// @vitest-environment jsdom
import { admin } from '@digiken/contract';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import AuditPage from '../src/areas/admin/pages/audit-page';
import ReportsPage from '../src/areas/admin/pages/reports-page';
import ReviewReportsPage from '../src/areas/admin/pages/review-reports-page';
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

const page = (data: unknown[]) => ({ body: { data, next: null, previous: null } });

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

test('[R.142] an administrator removes a reported review, with its rating, after a question', async () => {
  const [report] = listVariants(admin.listReviewReports.answer.shape.data.element).shown;
  const open = { ...report, _id: 'r1', state: 'open', stars: 1, body: 'Rude words' };
  stubNetwork({
    [`GET /api${admin.listReviewReports.path}`]: page([open]),
    'POST /api/admin/review-report/r1/resolve': { body: { message: 'The review is removed.' } },
  });
  renderAt('/admin/messages/review-reports', <ReviewReportsPage />);
  const row = await screen.findByRole('row', { name: /Rude words/ });
  expect(within(row).getByText('1 star')).toBeTruthy();
  fireEvent.click(within(row).getByRole('button', { name: 'Remove review' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove the review?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove review' }));
  expect(await screen.findByText('The review is removed.')).toBeTruthy();
});
