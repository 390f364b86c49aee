import { expect, test } from 'vitest';
import { isCurrent } from './is-current';

test('navigation: the page itself is "page", its parent is "true"', () => {
  expect(isCurrent('/courses', '/courses')).toBe('page');
  expect(isCurrent('/courses/garden', '/courses')).toBe('true');
});

test('navigation: home is not the parent of every page, and paths with the same prefix are not related', () => {
  expect(isCurrent('/courses', '/')).toBeUndefined();
  expect(isCurrent('/console/hubs', '/console/hub')).toBeUndefined();
});

test('navigation: ignores query and hash of a link; without a path nothing is current', () => {
  expect(isCurrent('/help-desk', '/help-desk#contact')).toBe('page');
  expect(isCurrent(undefined, '/courses')).toBeUndefined();
});
