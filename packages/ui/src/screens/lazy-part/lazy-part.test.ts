import { cleanup, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part';

afterEach(cleanup);

const Prices = ({ of }: { of: string }) => createElement('p', {}, `Prices of ${of}`);

test('the code of a part loads when it is shown, and is there at once from then on', async () => {
  const load = vi.fn(async () => Prices);
  const Part = lazyPart(load);
  expect(load).not.toHaveBeenCalled();
  const { unmount } = render(createElement(Part, { of: 'Maths' }));
  expect(screen.getByText('Loading...')).toBeDefined();
  expect(await screen.findByText('Prices of Maths')).toBeDefined();
  unmount();
  render(createElement(Part, { of: 'Beekeeping' }));
  expect(screen.getByText('Prices of Beekeeping')).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
});
