import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useAccess, useSession } from '../src/entries/session';
import { cookie, holdCookie, network, pass, show, token, wanjiru } from './support';

const path = '/console/dashboard';
const useLearner = () => useAccess({ role: 'user', path });
const userAnswers = (user: object = {}) =>
  network({ 'GET /api/user/u1': { body: { data: { ...wanjiru, ...user } } } });

describe('access guard', () => {
  it('[4.12] shows loading and then the page for a valid session', async () => {
    const { asked } = userAnswers();
    holdCookie(token());
    const { result } = show(useLearner);
    expect(result.current.state).toBe('loading');
    await pass();
    expect(result.current).toMatchObject({
      state: 'authenticated',
      role: 'user',
      user: { firstName: 'Wanjiru' },
    });
    expect(asked('/api/user/u1')).toHaveLength(1);
  });

  it('[4.2][4.4][6.2] redirects to sign-in with the originating path, without a user lookup, if there is no cookie', async () => {
    const { seen } = userAnswers();
    const { result } = show(useLearner);
    await pass();
    expect(result.current).toEqual({ state: 'redirect', to: '/auth/signin?from=%2Fconsole%2Fdashboard' });
    expect(seen).toHaveLength(0);
  });

  it('[4.2] removes a cookie without a token', async () => {
    network({});
    document.cookie = 'Digiken=; path=/';
    expect(cookie()).toBe('');
    const { result } = show(useLearner);
    await pass();
    expect(cookie()).toBeUndefined();
    expect(result.current.state).toBe('redirect');
  });

  it.each([
    ['expired', () => token({}, -1)],
    ['without an id', () => token({ id: undefined })],
    ['undecodable', () => 'rubbish'],
  ])(
    '[4.1][4.5][4.8][4.16][5.1][7.10][8.6][8.7] a token that is %s loses its cookie; after 100 ms the dialog opens',
    async (_name, make) => {
      const { asked } = network({ 'GET /api/health': { body: { status: 'ok' } } });
      holdCookie(make());
      const { result } = show(useLearner);
      await pass(0);
      expect(cookie()).toBeUndefined();
      // spec 8.7: logged to the console; spec 4.16: without a valid id no user is fetched.
      expect(console.warn).toHaveBeenCalledWith(expect.stringMatching(/^Session token refused: /));
      expect(asked('/api/user')).toHaveLength(0);
      expect(result.current).toMatchObject({ state: 'denied', dialogOpen: false });
      await pass(99);
      expect(result.current).toMatchObject({ state: 'denied', dialogOpen: false });
      await pass(1);
      expect(result.current).toMatchObject({
        state: 'denied',
        dialogOpen: true,
        signInPath: '/auth/signin?from=%2Fconsole%2Fdashboard',
      });
      await pass(120_000);
      expect(result.current).toMatchObject({ state: 'denied', dialogOpen: true });
      act(() => {
        if (result.current.state === 'denied') result.current.proceed();
      });
      expect(result.current.state).toBe('redirect');
    },
  );

  it('[4.10] "No" closes the dialog and leaves the page blank', async () => {
    network({});
    holdCookie('rubbish');
    const { result } = show(useLearner);
    await pass(100);
    act(() => {
      if (result.current.state === 'denied') result.current.dismiss();
    });
    expect(result.current).toMatchObject({ state: 'denied', dialogOpen: false });
  });

  it('[4.6][5.2][6.1] the wrong role gets one notice, then the dialog; the token stays', async () => {
    userAnswers();
    const held = token({ role: 'tutor' });
    holdCookie(held);
    const { result, notices } = show(useLearner);
    await pass(100);
    expect(notices).toEqual([{ kind: 'not-authorised' }]);
    expect(result.current).toMatchObject({ state: 'denied', dialogOpen: true });
    expect(cookie()).toBe(held);
  });

  it('[6.3] the administrator area admits sudo and admin', async () => {
    userAnswers({ role: 'sudo' });
    holdCookie(token({ role: 'sudo' }));
    const { result } = show(() => useAccess({ role: ['sudo', 'admin'], path: '/admin/dashboard' }));
    await pass();
    expect(result.current).toMatchObject({ state: 'authenticated', role: 'sudo' });
  });

  it('[4.7][9.3] the 60-second check finds an expired token', async () => {
    userAnswers();
    holdCookie(token({}, 90));
    const { result } = show(useLearner);
    await pass(60_000);
    expect(result.current.state).toBe('authenticated');
    // The token expires after 90 seconds; only the check after 120 seconds finds that.
    await pass(59_999);
    expect(result.current.state).toBe('authenticated');
    await pass(1);
    expect(result.current.state).toBe('denied');
    await pass(100);
    expect(result.current).toMatchObject({ dialogOpen: true });
  });

  it('[R.1] a device clock that is days ahead does not end the session', async () => {
    const serverTime = new Date().toUTCString();
    const headers = { Date: serverTime };
    holdCookie(token({}, 3600));
    vi.setSystemTime(Date.now() + 5 * 86_400_000);
    network({
      'GET /api/health': { body: { status: 'ok' }, headers },
      'GET /api/user/u1': { body: { data: wanjiru }, headers },
    });
    const { result } = show(useLearner);
    expect(result.current.state).toBe('loading');
    await pass();
    expect(result.current.state).toBe('authenticated');
  });

  it('[R.1] a device clock that is days behind does not keep an expired session alive', async () => {
    const headers = { Date: new Date(Date.now() + 5 * 86_400_000).toUTCString() };
    network({ 'GET /api/user/u1': { body: { data: wanjiru }, headers } });
    holdCookie(token({}, 3600));
    const { result } = show(useLearner);
    await pass(60_000);
    expect(result.current.state).toBe('denied');
  });

  it('[4.11][5.3] a learner who signed up by password verifies the address first', async () => {
    userAnswers({ emailVerified: false });
    holdCookie(token());
    const { result } = show(useLearner);
    await pass();
    expect(result.current).toEqual({ state: 'redirect', to: '/verify/email' });
  });

  it('[5.3] other roles are not asked to verify', async () => {
    userAnswers({ emailVerified: false, role: 'tutor' });
    holdCookie(token({ role: 'tutor' }));
    const { result } = show(() => useAccess({ role: 'tutor', path }));
    await pass();
    expect(result.current.state).toBe('authenticated');
  });

  it('[R.7] keeps the session and offers a retry if the server does not respond', async () => {
    const net = network({ 'GET /api/user/u1': { status: 503, body: { message: 'Resting' } } });
    const held = token();
    holdCookie(held);
    const { result, notices } = show(useLearner);
    await pass(3_000);
    expect(result.current).toMatchObject({ state: 'unavailable', kind: 'unavailable' });
    expect(cookie()).toBe(held);
    expect(notices).toEqual([]);
    net.answers['GET /api/user/u1'] = { body: { data: wanjiru } };
    act(() => {
      if (result.current.state === 'unavailable') result.current.retry();
    });
    await pass();
    expect(result.current.state).toBe('authenticated');
  });

  it('[8.1] a refused lookup clears everything and gives the server’s message', async () => {
    const { asked } = network({
      'GET /api/user/u1': { status: 401, body: { message: 'This session has ended' } },
    });
    holdCookie(token());
    localStorage.setItem('theme', 'light');
    const { result, notices } = show(useLearner);
    await pass();
    expect(cookie()).toBeUndefined();
    expect(localStorage).toHaveLength(0);
    expect(notices).toEqual([{ kind: 'lookup-failed', message: 'This session has ended' }]);
    expect(result.current.state).toBe('redirect');
    await pass(60_000);
    expect(asked('/api/user/u1')).toHaveLength(1);
  });

  it('[7.10][9.5] a 500 counts as a failed lookup only after the two retries', async () => {
    const { asked } = network({ 'GET /api/user/u1': { status: 500, body: {} } });
    holdCookie(token());
    const { notices } = show(useLearner);
    await pass(2_999);
    expect(notices).toEqual([]);
    await pass(1);
    expect(asked('/api/user/u1')).toHaveLength(3);
    expect(notices).toEqual([{ kind: 'lookup-failed', message: undefined }]);
  });

  it('[6.2][R.2] signs out after a sign-out in another tab', async () => {
    userAnswers();
    holdCookie(token());
    const { result } = show(() => useSession());
    await pass();
    expect(result.current.status).toBe('signed-in');
    document.cookie = 'Digiken=; path=/; max-age=0';
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
    expect(result.current.status).toBe('signed-out');
  });
});
