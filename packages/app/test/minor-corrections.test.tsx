// @vitest-environment jsdom
import type { MinorCorrection } from '@digiken/contract';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import CoursesPage from '../src/areas/admin/pages/courses-page';
import { CourseCorrections } from '../src/areas/admin/parts/course-corrections';
import { NJOKI, renderAt, resetBrowser, signIn, stubNetwork, stubWideWindow } from './support/render';

const CORRECTION: MinorCorrection = {
  _id: 'r1',
  course: { _id: 'c1', title: 'Books' },
  by: { _id: 'u2', name: 'Wanjiku Kamau' },
  createdAt: '2026-11-20T09:30:00.000Z',
  change: {
    item: 'lesson',
    change: 'changed',
    _id: 't1',
    title: 'Counting stock',
    unit: 'Stock',
    parts: ['text'],
    texts: [{ part: 'text', language: 'en', before: 'Cuont twice.', after: 'Count twice.' }],
  },
};

beforeEach(() => {
  resetBrowser();
  stubWideWindow();
  signIn();
  stubNetwork({
    'GET /api/user': { body: { data: NJOKI } },
    'GET /api/admin/corrections': { body: { data: [CORRECTION], next: 'older', previous: null } },
    'GET /api/admin/courses': { body: { data: [], next: null, previous: null } },
  });
});
afterEach(cleanup);

test('[R.92] a course lists its minor corrections with the old and the new text', async () => {
  renderAt('/admin/course/c1', <CourseCorrections id="c1" />);
  expect(await screen.findByRole('heading', { name: 'Minor corrections' })).toBeTruthy();
  expect(screen.getByText('Wanjiku Kamau published a minor correction')).toBeTruthy();
  expect(screen.getByText('Cuont twice.')).toBeTruthy();
  expect(screen.getByText('Count twice.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe(
    '/admin/course/c1?corrections=older#corrections',
  );
});

test('[R.92] the review queue names recent minor corrections and leads to them', async () => {
  renderAt('/admin/courses', <CoursesPage />);
  const link = await screen.findByRole('link', { name: 'Counting stock, in Books' });
  expect(link.getAttribute('href')).toBe('/admin/course/c1#corrections');
});
