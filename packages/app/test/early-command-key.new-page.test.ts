import { expect, test } from 'vitest';
import { takeCommandKey, watchCommandKey } from '../src/shell/early-command-key';

const press = (key: string, ctrlKey: boolean) => {
  const event = new KeyboardEvent('keydown', { key, ctrlKey, cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

test('[14.64] Ctrl+K before its code has arrived is kept, and not left to the browser', () => {
  watchCommandKey();
  expect(press('k', false)).toBe(false);
  expect(press('Control', true)).toBe(false);
  expect(press('k', true)).toBe(true);
  expect(takeCommandKey()).toBe(true);
  expect(press('k', true)).toBe(false);
});

test('[14.64] without it nothing opens', () => {
  watchCommandKey();
  press('k', false);
  expect(takeCommandKey()).toBe(false);
});
