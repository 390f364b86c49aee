import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useUser } from '../src/entries/account';
import { useSession, useSignOut } from '../src/entries/session';
import { cookie, holdCookie, network, pass, show, token, wanjiru } from './support';

const useEverything = () => ({ signOut: useSignOut(), session: useSession(), user: useUser() });

async function signOutWith(reply: Parameters<typeof network>[0]['']) {
  const net = network({
    'GET /api/user/u1': { body: { data: wanjiru } },
    'PUT /api/auth/signout/google': reply,
  });
  holdCookie(token());
  localStorage.setItem('theme', 'light');
  const page = show(useEverything);
  await pass();
  await act(() => page.result.current.signOut());
  return { ...net, ...page };
}

describe('sign-out', () => {
  it('[4.15][8.3][R.29] clears token, local storage and caches, then reloads; the message survives the reload', async () => {
    const { asked, result, reload, notices } = await signOutWith({ body: { message: 'Goodbye, Wanjiru' } });
    expect(asked('/api/auth/signout/google')).toHaveLength(1);
    expect(cookie()).toBeUndefined();
    expect(localStorage).toHaveLength(0);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(result.current.session.status).toBe('signed-out');
    expect(result.current.user.data).toBeUndefined();
    expect(notices).toEqual([]);
    expect(show(useEverything).notices).toEqual([{ kind: 'signed-out', message: 'Goodbye, Wanjiru' }]);
    expect(show(useEverything).notices).toEqual([]);
  });

  it('[8.4] clears the session and shows the error if the request fails', async () => {
    const { reload } = await signOutWith({ status: 500, body: {} });
    expect(cookie()).toBeUndefined();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(show(useEverything).notices).toEqual([{ kind: 'sign-out-failed', message: undefined }]);
  });

  it('clears the session if the server does not respond', async () => {
    const { reload } = await signOutWith('no answer');
    expect(cookie()).toBeUndefined();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
