import { expect, test } from 'vitest';
import { isCurrent } from './is-current';

test('navigation: the page itself is "page", one above it "true"', () => {
  expect(isCurrent('/courses', '/courses')).toBe('page');
  expect(isCurrent('/courses/garden', '/courses')).toBe('true');
});

test('navigation: home is not above every page, and names that begin alike are not related', () => {
  expect(isCurrent('/courses', '/')).toBeUndefined();
  expect(isCurrent('/console/hubs', '/console/hub')).toBeUndefined();
});

test('navigation: query and hash of a link do not matter; without a path nothing is current', () => {
  expect(isCurrent('/help-desk', '/help-desk#contact')).toBe('page');
  expect(isCurrent(undefined, '/courses')).toBeUndefined();
});
