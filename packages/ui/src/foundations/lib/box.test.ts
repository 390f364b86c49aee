import { render } from '@testing-library/react';
import { createElement, createRef } from 'react';
import { expect, test } from 'vitest';
import { Stack } from '../stack/stack';

test('asChild joins refs, classes and styles of both, and the child’s own props win', () => {
  const outer = createRef<HTMLElement>();
  const inner = createRef<HTMLUListElement>();
  const { container } = render(
    createElement(
      Stack,
      { asChild: true, ref: outer, id: 'given', className: 'given', style: { order: 1 } },
      createElement('ul', { ref: inner, id: 'own', className: 'own', style: { zIndex: 2 } }),
    ),
  );
  const list = container.querySelector('ul');
  expect([outer.current, inner.current]).toEqual([list, list]);
  expect(list).toHaveProperty('id', 'own');
  expect(list?.className).toMatch(/gap-4.* given own$/);
  expect(list?.style).toMatchObject({ order: '1', zIndex: '2' });
  expect(container.querySelectorAll('[data-slot]')).toHaveLength(1);
});
