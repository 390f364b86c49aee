import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AnnouncerProvider } from '../../foundations/announcer/announcer';
import type { FormOutcome } from '../../foundations/lib/types';
import { Form } from './form';

const REFUSED: FormOutcome = { ok: false, message: 'Enter your email address' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const heard = () => document.querySelector('[data-slot="announcer-polite"]')?.textContent;

/** Submits the form, which resolves after `wait` milliseconds. */
async function send(wait: number) {
  const onSubmit = () => new Promise<FormOutcome>((answer) => setTimeout(answer, wait, REFUSED));
  render(
    <AnnouncerProvider>
      <Form onSubmit={onSubmit} fieldIds={{}} submitLabel="Log in" busyLabel="Logging in…">
        {() => null}
      </Form>
    </AnnouncerProvider>,
  );
  await pass(100);
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
}

test('WCAG 4.1.3: an immediate error is announced without the busy text before it', async () => {
  await send(0);
  await pass(0);
  expect(document.activeElement).toBe(
    screen.getByRole('group', { name: /^There (is a problem|are \d+ problems)$/ }),
  );
  for (let at = 0; at < 3000; at += 100) {
    await pass(100);
    expect(heard()).toBe('');
  }
});

test('WCAG 4.1.3: the busy text is announced once', async () => {
  await send(5000);
  await pass(399);
  expect(heard()).toBe('');
  await pass(1);
  expect(heard()).toBe('Logging in…');
  await pass(1000);
  expect(heard()).toBe('');
  await pass(4000);
  expect(document.activeElement).toBe(
    screen.getByRole('group', { name: /^There (is a problem|are \d+ problems)$/ }),
  );
  expect(heard()).toBe('');
});
