import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CurriculumTree } from './curriculum-tree';
import type { CurriculumLesson, CurriculumUnit } from './types';

afterEach(cleanup);

/** Counts how often rows are rendered: each time a row reads its title. */
function watchedCourse() {
  let reads = 0;
  const lesson = (id: string): CurriculumLesson => ({
    kind: 'lesson',
    id,
    get title() {
      reads += 1;
      return `Lesson ${id}`;
    },
    href: `/lesson/${id}`,
    minutes: 5,
    weightBytes: 1_000,
    languages: ['en'],
    missing: [],
  });
  const units = ['soil', 'water'].map(
    (id): CurriculumUnit => ({
      id,
      title: id,
      href: `/unit/${id}`,
      price: 0,
      items: [lesson(`${id}-1`), lesson(`${id}-2`)],
    }),
  );
  return { units, reads: () => reads };
}

test('[16.50] folding a unit, or all of them, renders no row again', () => {
  const { units, reads } = watchedCourse();
  const fine = vi.fn(async () => ({ ok: true as const }));
  render(
    <CurriculumTree
      units={units}
      onMoveUnit={fine}
      onMoveLesson={fine}
      onMoveQuiz={fine}
      onAddUnit={fine}
      onAddLesson={fine}
      onAddQuiz={fine}
      onRenameUnit={fine}
      onRenameLesson={fine}
      onFreeToTry={fine}
      onRemoveUnit={fine}
      onRemoveLesson={fine}
      onRemoveQuiz={fine}
    />,
  );
  const once = reads();
  expect(once).toBeGreaterThan(0);
  const unfolded = () =>
    screen.getAllByRole('button', { name: /^Contents of/ }).map((one) => one.getAttribute('aria-expanded'));
  fireEvent.click(screen.getByRole('button', { name: /^Contents of.*soil/ }));
  expect(unfolded()).toEqual(['false', 'true']);
  fireEvent.click(screen.getByRole('button', { name: 'Fold all' }));
  expect(unfolded()).toEqual(['false', 'false']);
  fireEvent.click(screen.getByRole('button', { name: 'Unfold all' }));
  expect(unfolded()).toEqual(['true', 'true']);
  expect(reads()).toBe(once);
});
