import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UserRole } from '../src/areas/admin/parts/user-role';
import { renderAt, resetBrowser, signIn, stubNetwork, stubWideWindow } from './support/render';

beforeEach(stubWideWindow);
afterEach(() => {
  cleanup();
  resetBrowser();
});

const USER = { _id: 'u2', name: 'Nekesa Barasa', email: 'nekesa@example.org', role: 'user', hub: null };

function open() {
  stubNetwork({ 'PUT /api/admin/user/u2/role': { body: { message: 'Changed.', data: USER } } });
  signIn('admin');
  const fetched = vi.spyOn(globalThis, 'fetch');
  const sent = () => fetched.mock.calls.filter(([, init]) => init?.method === 'PUT').length;
  renderAt('/admin/user/u2', <UserRole user={USER as never} />);
  const choose = (role: string) => {
    fireEvent.change(screen.getByLabelText('New role'), { target: { value: role } });
    fireEvent.click(screen.getByRole('button', { name: 'Change role' }));
  };
  return { sent, choose };
}

it.each([
  ['admin', 'Make Nekesa Barasa Administrator?'],
  ['sudo', 'Make Nekesa Barasa Content manager?'],
])('[15.107] asks before somebody becomes %s', async (role, title) => {
  const { sent, choose } = open();
  choose(role);
  const dialog = within(await screen.findByRole('alertdialog', { name: title }));
  expect(dialog.getByText(/nekesa@example.org/)).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: 'Keep the role' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent()).toBe(0);
  choose(role);
  const again = within(await screen.findByRole('alertdialog', { name: title }));
  fireEvent.click(again.getByRole('button', { name: 'Change role' }));
  await waitFor(() => expect(sent()).toBe(1));
});

it('[15.107] does not ask for other roles', async () => {
  const { sent, choose } = open();
  choose('tutor');
  await waitFor(() => expect(sent()).toBe(1));
});
