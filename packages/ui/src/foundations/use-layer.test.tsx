import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useDismiss, useLayer } from './layers/use-layer';

afterEach(cleanup);

function Layer({ name, open, onEscape }: { name: string; open: boolean; onEscape: () => void }) {
  const root = useRef<HTMLDivElement>(null);
  useLayer(open, root, onEscape);
  return (
    <div ref={root}>
      <button type="button">{name}</button>
    </div>
  );
}

const press = (name: string) => fireEvent.keyDown(screen.getByRole('button', { name }), { key: 'Escape' });

function twoLayers() {
  const lower = vi.fn();
  const upper = vi.fn();
  const page = (first: boolean, second: boolean) => (
    <>
      <Layer name="Unit 2" open={second} onEscape={upper} />
      <Layer name="Unit 1" open={first} onEscape={lower} />
      <button type="button">Somewhere else</button>
    </>
  );
  const { rerender } = render(page(true, false));
  rerender(page(true, true));
  return { lower, upper, rerender: (first: boolean, second: boolean) => rerender(page(first, second)) };
}

test('without focus, Escape closes the layer that opened last, wherever it is in the page', () => {
  const { lower, upper, rerender } = twoLayers();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect([lower.mock.calls.length, upper.mock.calls.length]).toEqual([0, 1]);
  rerender(true, false);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect([lower.mock.calls.length, upper.mock.calls.length]).toEqual([1, 1]);
});

test('Escape closes the layer with the focus', () => {
  const { lower, upper } = twoLayers();
  press('Unit 1');
  expect([lower.mock.calls.length, upper.mock.calls.length]).toEqual([1, 0]);
});

test('Escape inside an overlay of another library is left to that overlay', () => {
  const { lower, upper } = twoLayers();
  expect(press('Somewhere else')).toBe(true);
  expect([lower.mock.calls.length, upper.mock.calls.length]).toEqual([0, 0]);
});

test('an Escape that closed a layer does not reach the app around it; any other Escape does', () => {
  const { rerender } = twoLayers();
  const heard = vi.fn();
  document.addEventListener('keydown', heard, { capture: true });
  expect(press('Unit 2')).toBe(false);
  expect(heard).not.toHaveBeenCalled();
  rerender(false, false);
  expect(press('Unit 2')).toBe(true);
  expect(heard).toHaveBeenCalledOnce();
  document.removeEventListener('keydown', heard, { capture: true });
});

test('WCAG 2.1.1: Escape that ends an input method composition closes nothing', () => {
  const { upper } = twoLayers();
  fireEvent.keyDown(screen.getByRole('button', { name: 'Unit 2' }), { key: 'Escape', isComposing: true });
  expect(upper).not.toHaveBeenCalled();
});

function Disclosure() {
  const [open, setOpen] = useState(true);
  const [by, setBy] = useState('');
  const root = useRef<HTMLDivElement>(null);
  useDismiss(open, root, (how) => {
    setOpen(false);
    setBy(how);
  });
  return (
    <>
      <div ref={root}>
        <button type="button">Inside</button>
      </div>
      {/* A handler that stops propagation does not keep a panel open. */}
      <button type="button" onClick={(event) => event.nativeEvent.stopImmediatePropagation()}>
        Outside
      </button>
      <output>{open ? 'open' : by}</output>
    </>
  );
}

test.each([
  ['a press outside', () => fireEvent.click(screen.getByRole('button', { name: 'Outside' })), 'outside'],
  ['a focus outside', () => fireEvent.focusIn(screen.getByRole('button', { name: 'Outside' })), 'outside'],
  ['a press inside', () => fireEvent.click(screen.getByRole('button', { name: 'Inside' })), 'open'],
  ['a focus inside', () => fireEvent.focusIn(screen.getByRole('button', { name: 'Inside' })), 'open'],
  [
    'the beginning of a press',
    () => fireEvent.pointerDown(screen.getByRole('button', { name: 'Outside' })),
    'open',
  ],
])('WCAG 2.5.2: what floats, after %s', (_, act, then) => {
  render(<Disclosure />);
  act();
  expect(screen.getByRole('status').textContent).toBe(then);
});
