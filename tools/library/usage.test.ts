import { expect, it } from 'vitest';
import { pagesByComponent } from './usage.ts';

const pages = pagesByComponent();

it('finds the pages that import a component', () => {
  expect(pages['courses/home-screen']).toEqual(['Home']);
  expect(pages['screens/sign-up-form']).toEqual(['Sign up']);
});

it('finds the pages that show a component as a part of another one', () => {
  // The sign-up form is built on it; no page imports it.
  expect(pages['forms/password-input']).toContain('Sign up');
  expect(pages['actions/button']?.length).toBeGreaterThan(20);
});

it('does not count an import of a type', () => {
  expect(pages['display/virtual-table'] ?? []).not.toContain('Home');
});
