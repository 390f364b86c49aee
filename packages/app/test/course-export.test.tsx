// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ExportCourse } from '../src/areas/instructor/parts/export-course';
import { ExportNotices } from '../src/areas/instructor/parts/export-notices';
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

const FILE = {
  ...{
    _id: 'e1',
    format: 'cartridge',
    content: 'published',
    createdAt: '2026-11-20T09:00:00Z',
    progress: 0.4,
  },
  ...{ bytes: null, href: null, expiresAt: null, findings: [] },
};
const DONE = { ...FILE, state: 'done', progress: 1, bytes: 3_100_000, href: '/api/course-exports/e1' };

/** The editor of a course in its area, while its file is written: the dialog is open. */
async function exporting(answer: { body: { data: object[] } }) {
  stubNetwork({ 'GET /api/instructor/course/c1/exports': answer });
  renderAt(
    '/',
    <>
      <ExportNotices />
      <ExportCourse course={{ _id: 'c1', title: 'Beekeeping' }} hasChanges={false} />
    </>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Export course' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByRole('progressbar')).toBeTruthy();
  return dialog;
}

test('[14.337] while a file is written its progress takes the place of the form', async () => {
  const answer: { body: { data: object[] } } = { body: { data: [{ ...FILE, state: 'working' }] } };
  const dialog = await exporting(answer);
  expect(within(dialog).queryByRole('button', { name: 'Export' })).toBeNull();
  answer.body = { data: [DONE] };
  const link = await within(dialog).findByRole('link', {
    name: /^Download Common Cartridge 1.3 \(3.1\sMB\)$/,
  });
  expect(link.getAttribute('href')).toBe('/api/course-exports/e1');
  expect(within(dialog).getByRole('button', { name: 'Export' })).toBeTruthy();
  // The dialog has said it itself.
  expect(screen.queryByText('The export of “Beekeeping” is ready.')).toBeNull();
});

test('[14.338] an export that ends after its dialog was closed is told on the page, with its download', async () => {
  const answer: { body: { data: object[] } } = { body: { data: [{ ...FILE, state: 'working' }] } };
  const dialog = await exporting(answer);
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  answer.body = { data: [DONE] };
  expect(await screen.findByText('The export of “Beekeeping” is ready.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy();
});

test('[14.338] a failed export is told as well', async () => {
  const answer: { body: { data: object[] } } = { body: { data: [{ ...FILE, state: 'working' }] } };
  const dialog = await exporting(answer);
  fireEvent.keyDown(dialog, { key: 'Escape' });
  answer.body = { data: [{ ...FILE, state: 'failed' }] };
  expect(
    await screen.findByText('The export of “Beekeeping” failed. Open the course and try again.'),
  ).toBeTruthy();
});
