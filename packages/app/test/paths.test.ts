import { describe, expect, it } from 'vitest';
import { coursePath, lessonPath, mayEnter, unitPath } from '../src/views/paths';

const soil = { _id: 'x1', title: 'Soil & water: part 2!' };

describe('paths', () => {
  it('a title in a path keeps letters, digits, hyphens and underscores only', () => {
    expect(coursePath('console', soil)).toBe('/console/course/x1/Soil--water-part-2');
    expect(unitPath('console', soil)).toBe('/console/course/unit/x1/Soil--water-part-2');
    expect(lessonPath('public', soil)).toBe('/course/unit/lesson/x1/Soil--water-part-2');
  });

  it('[R.14] a title that sanitises to nothing becomes untitled', () => {
    expect(lessonPath('console', { _id: 'x1', title: '土壌' })).toBe(
      '/console/course/unit/lesson/x1/untitled',
    );
  });

  it('public courses and units are addressed by id alone', () => {
    expect(coursePath('public', soil)).toBe('/course/x1');
    expect(unitPath('public', soil)).toBe('/course/unit/x1');
  });

  it('the chosen language goes along to the next lesson', () => {
    expect(lessonPath('console', { _id: 'x1', title: 'Udongo' }, 'sw')).toBe(
      '/console/course/unit/lesson/x1/Udongo?lang=sw',
    );
  });

  it.each([
    ['/console/dashboard', 'user', true],
    ['/console/dashboard', 'tutor', false],
    ['/admin/dashboard', 'sudo', true],
    ['/admin/dashboard', 'admin', true],
    ['/admin/dashboard', 'user', false],
    ['/hub/dashboard', 'hub', true],
    ['/instructor/dashboard', 'hub', false],
    ['/hubs-of-kenya', 'user', true],
    ['/course/1', 'admin', true],
  ] as const)('%s for %s is %s', (path, role, allowed) => expect(mayEnter(path, role)).toBe(allowed));
});
