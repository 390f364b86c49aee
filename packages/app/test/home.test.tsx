// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import HomeMorePart from '../src/shell/home-more';
import HomePhone from '../src/shell/home-phone';
import { renderAt, resetBrowser, stubNetwork, stubWideWindow } from './support/render';

beforeEach(stubWideWindow);
afterEach(() => {
  cleanup();
  resetBrowser();
});

const garden = { _id: 'g1', name: 'Gardens', nameSw: null };
const course = {
  ...{ _id: 'c1', title: 'Start a kitchen garden', summary: '', category: garden, instructor: null },
  ...{ level: 'beginner', price: 450, unitCount: 2, lessonCount: 3, minutes: 60, bytes: 1000 },
  ...{ rating: null, lowestPrice: 200, image: '/media/garden.jpg', createdAt: '2026-11-01T00:00:00Z' },
};
const lesson = (id: string, preview: boolean) => ({
  ...{ _id: id, title: `Lesson ${id}`, minutes: 5, weightBytes: 1000, preview, open: preview, done: false },
});
const unit = (id: string, price: number, lessons: unknown[]) => ({
  ...{ _id: id, title: `Unit ${id}`, summary: '', price, owned: false, minutes: 5, weightBytes: 2_100_000 },
  ...{ progress: { done: 0, total: lessons.length, fraction: 0 }, lessons },
});
const network = (previews: boolean) =>
  stubNetwork({
    'GET /api/courses': { body: { data: [{ ...course, _id: 'c0', price: 0 }, course], lowestPrice: 200 } },
    'GET /api/categories': { body: [{ ...garden, createdAt: course.createdAt, courseCount: 2 }] },
    'GET /api/course/c1': {
      body: {
        data: {
          ...course,
          units: [
            unit('u1', 200, [lesson('l1', previews)]),
            unit('u2', 250, [lesson('l2', false), lesson('l3', false)]),
          ],
        },
      },
    },
  });

test('[17.69] the phone shows the newest course that is sold with its own units, prices and total', async () => {
  network(true);
  renderAt('/', <HomePhone />);
  expect(await screen.findByText('1. Unit u1')).toBeDefined();
  expect(screen.getByText('2. Unit u2')).toBeDefined();
  expect(screen.getByText('2 units')).toBeDefined();
  expect(screen.getByText(/^Ksh\s450$/)).toBeDefined();
});

test('[17.69] a subject has the picture of one of its courses, and there is a free lesson to try', async () => {
  network(true);
  renderAt('/', <HomeMorePart />);
  const subject = await screen.findByRole('link', { name: /^Gardens/ });
  await waitFor(() => expect(subject.querySelector('img')?.getAttribute('src')).toBe(course.image));
  const link = await screen.findByRole('link', { name: 'Open this free lesson' });
  expect(link.getAttribute('href')).toBe('/course/unit/lesson/l1/Lesson-l1');
  expect(screen.getByText(/“Lesson l1” of “Start a kitchen garden” is free/)).toBeDefined();
});

test('[17.69] without a free lesson, the free courses are offered', async () => {
  network(false);
  const { container } = renderAt('/', <HomeMorePart />);
  await screen.findByRole('link', { name: /^Gardens/ });
  const tries = within(container.querySelector('[data-slot=home-try]') as HTMLElement).getAllByRole('link');
  expect(tries.map((link) => link.textContent)).toEqual(['See free courses']);
});
