import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Kbd } from './kbd';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** What a screen reader says, and what is printed on the keys. */
function keysOn(platform: string, keys: string[]) {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  const { container } = render(<Kbd keys={keys} />);
  const printed = [...container.querySelectorAll('[data-slot=kbd-key]')].map((key) => key.textContent);
  const hidden = container.querySelector('.dk-visually-hidden');
  return { read: hidden?.textContent ?? printed.join(''), printed };
}

test('names the modifier of the platform', () => {
  expect(keysOn('Linux x86_64', ['Mod', 'k'])).toEqual({ read: 'Control plus K', printed: ['Ctrl', 'K'] });
  cleanup();
  expect(keysOn('MacIntel', ['Mod', 'Alt', 'k'])).toEqual({
    read: 'Command plus Option plus K',
    printed: ['⌘', '⌥', 'K'],
  });
});

test('says a symbol by its name, and a printed name once', () => {
  expect(keysOn('Win32', ['ArrowUp'])).toEqual({ read: 'Up arrow', printed: ['↑'] });
  cleanup();
  expect(keysOn('Win32', ['Enter'])).toEqual({ read: 'Enter', printed: ['Enter'] });
});

test('a server renders the keys of most devices', () => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
  expect(renderToString(<Kbd keys={['Mod', 'S']} />)).toContain('Control plus S');
});
