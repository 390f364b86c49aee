import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { Dialog, preloadDialog } from './dialog';

beforeAll(preloadDialog);
afterEach(cleanup);

function Page({ first = false, second = false }: { first?: boolean; second?: boolean }) {
  return (
    <>
      <button type="button">Name this device</button>
      <Dialog open={first} onOpenChange={() => {}} title={first ? 'Name this device' : ''} />
      <Dialog open={second} onOpenChange={() => {}} title="Your devices" />
    </>
  );
}

function openFirst() {
  const { rerender } = render(<Page />);
  const opener = screen.getByRole('button', { name: 'Name this device' });
  opener.focus();
  rerender(<Page first />);
  return { opener, rerender };
}

test('WCAG 2.4.3: the focus is restored before a dialog is removed, so that screen readers do not lose it', async () => {
  const { opener, rerender } = openFirst();
  const dialog = screen.getByRole('dialog', { name: 'Name this device' });
  expect(dialog).toBe(document.activeElement);
  rerender(<Page />);
  expect(opener).toBe(document.activeElement);
  expect(document.querySelector('[inert]')).toBeNull();
  expect(dialog.isConnected).toBe(true);
  expect(screen.getByRole('dialog', { name: 'Name this device' })).toBe(dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('WCAG 2.4.3: a dialog opened after another restores the focus to where the first was opened', async () => {
  const { opener, rerender } = openFirst();
  rerender(<Page second />);
  expect(screen.getByRole('dialog', { name: 'Your devices' })).toBe(document.activeElement);
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  rerender(<Page />);
  expect(opener).toBe(document.activeElement);
});

test('WCAG 2.4.3: in strict mode, too, the focus returns to the trigger of the dialog', async () => {
  const page = (first: boolean) => (
    <StrictMode>
      <Page first={first} />
    </StrictMode>
  );
  const { rerender } = render(page(false));
  const opener = screen.getByRole('button', { name: 'Name this device' });
  opener.focus();
  rerender(page(true));
  expect(screen.getByRole('dialog', { name: 'Name this device' })).toBe(document.activeElement);
  rerender(page(false));
  expect(opener).toBe(document.activeElement);
});

test('a dialog that reopens before it is removed gets the focus again', () => {
  const { opener, rerender } = openFirst();
  rerender(<Page />);
  rerender(<Page first />);
  expect(screen.getByRole('dialog', { name: 'Name this device' })).toBe(document.activeElement);
  rerender(<Page />);
  expect(opener).toBe(document.activeElement);
});
