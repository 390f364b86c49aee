import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRef, forwardRef, StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deferred } from '../../foundations/lib/deferred';
import { DialogSurface } from './dialog-panel';
import { ModalPanel, ModalRoot, ModalTitle, ModalTrigger } from './modal';

/** A dialog whose code arrives when the test says so. */
let arrive: () => void;
let lose: () => void;
const load = vi.fn();

beforeEach(() => {
  load.mockReset();
  load.mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        arrive = () => resolve(DialogSurface);
        lose = () => reject(new Error('offline'));
      }),
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const dialog = () => {
  const part = deferred<typeof DialogSurface>(load);
  return (
    <StrictMode>
      <ModalRoot code={part} panel={(surface) => surface}>
        <ModalTrigger>Name this device</ModalTrigger>
        <ModalPanel>
          <ModalTitle>Name this device</ModalTitle>
        </ModalPanel>
      </ModalRoot>
    </StrictMode>
  );
};
const trigger = () => screen.getByText('Name this device', { selector: 'button' });

test('a press before the code has arrived opens the dialog as soon as it has', async () => {
  render(dialog());
  trigger().focus();
  fireEvent.click(trigger());
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => arrive());
  const opened = screen.getByRole('dialog', { name: 'Name this device' });
  await waitFor(() => expect(opened).toBe(document.activeElement));
});

test('a second, impatient press does not take the first one back', async () => {
  render(dialog());
  fireEvent.click(trigger());
  fireEvent.click(trigger());
  await act(async () => arrive());
  expect(screen.getByRole('dialog')).toBeDefined();
});

test('WCAG 4.1.2: the trigger says that the dialog is open only when it is', async () => {
  render(dialog());
  fireEvent.click(trigger());
  expect(trigger().getAttribute('aria-expanded')).toBe('false');
  await act(async () => arrive());
  expect(trigger().getAttribute('aria-expanded')).toBe('true');
});

test('a press during a failed load opens the dialog when a later load succeeds', async () => {
  vi.useFakeTimers();
  render(dialog());
  fireEvent.click(trigger());
  await act(async () => lose());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(load).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(load).toHaveBeenCalledTimes(2);
  await act(async () => arrive());
  expect(screen.getByRole('dialog')).toBeDefined();
});

test.each([
  ['pointer', () => fireEvent.pointerEnter(trigger())],
  ['focus', () => fireEvent.focus(trigger())],
])('the code is requested when the %s reaches the trigger', (_, reach) => {
  render(dialog());
  expect(load).not.toHaveBeenCalled();
  reach();
  expect(load).toHaveBeenCalledOnce();
});

test('asChild: the trigger is the given element, with both handlers, classes and refs', async () => {
  const mine = createRef<HTMLButtonElement>();
  const theirs = createRef<HTMLButtonElement>();
  const pressed = vi.fn();
  const Fancy = forwardRef<HTMLButtonElement, { className?: string; onClick?: () => void }>((props, ref) => (
    <button type="button" {...props} ref={ref}>
      Name it
    </button>
  ));
  render(
    <ModalRoot code={deferred<typeof DialogSurface>(load)} panel={(surface) => surface}>
      <ModalTrigger ref={mine} asChild className="a">
        <Fancy ref={theirs} className="b" onClick={pressed} />
      </ModalTrigger>
      <ModalPanel aria-label="Device" />
    </ModalRoot>,
  );
  const button = screen.getByRole('button', { name: 'Name it' });
  expect([mine.current, theirs.current]).toEqual([button, button]);
  expect(button.className).toBe('a b');
  fireEvent.click(button);
  expect(pressed).toHaveBeenCalledOnce();
  await act(async () => arrive());
  expect(screen.getByRole('dialog')).toBeDefined();
});
