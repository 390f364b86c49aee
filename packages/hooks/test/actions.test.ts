import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useAccountActions, useUser } from '../src/entries/account';
import { useLesson } from '../src/entries/catalogue';
import { useEnrolledCourses, useLearningActions } from '../src/entries/learning';
import { useSession } from '../src/entries/session';
import { cookie, holdCookie, network, pass, show, TEXTS, token, wanjiru } from './support';

const user = { 'GET /api/user/u1': { body: { data: wanjiru } } };

describe('account actions', () => {
  it('signing in starts the session without another lookup’s delay, even when the server’s cookie did not arrive', async () => {
    const fresh = token();
    network({
      ...user,
      'POST /api/auth/signin': { body: { message: 'Hello', data: { token: fresh, user: wanjiru } } },
    });
    const { result } = show(() => ({ actions: useAccountActions(), session: useSession(), user: useUser() }));
    await pass();
    expect(result.current.session.status).toBe('signed-out');
    await act(async () => {
      const outcome = await result.current.actions.signIn({
        email: 'wanjiru@example.com',
        password: 'karibu',
      });
      expect(outcome).toMatchObject({ ok: true, message: 'Hello' });
    });
    expect(cookie()).toBe(fresh);
    expect(result.current.session.status).toBe('signed-in');
    expect(result.current.user.data?.firstName).toBe('Wanjiru');
  });

  it('the server’s message and field errors reach the form; a body without one gets the default text', async () => {
    const net = network({
      'POST /api/auth/signup': {
        status: 422,
        body: { message: 'Check the form', errors: { email: 'Taken' } },
      },
    });
    const { result } = show(() => useAccountActions());
    const body = { firstName: 'A', lastName: 'B', email: 'a@b.ke', password: 'long enough' };
    expect(await result.current.signUp(body)).toEqual({
      ok: false,
      message: 'Check the form',
      errors: { email: 'Taken' },
      status: 422,
      retryAfter: undefined,
    });
    net.answers['POST /api/auth/signup'] = { status: 500, body: {} };
    expect(await result.current.signUp(body)).toMatchObject({ ok: false, message: TEXTS.unexpected });
    net.answers['POST /api/auth/signup'] = 'no answer';
    expect(await result.current.signUp(body)).toMatchObject({
      ok: false,
      message: TEXTS.unavailable,
      status: 0,
    });
  });

  it('a saved profile shows at once', async () => {
    network({
      ...user,
      'PATCH /api/user/u1': { body: { message: 'Saved', data: { ...wanjiru, firstName: 'Shiru' } } },
    });
    holdCookie(token());
    const { result } = show(() => ({ actions: useAccountActions(), user: useUser() }));
    await pass();
    await act(
      async () =>
        void (await result.current.actions.updateProfile({ firstName: 'Shiru', lastName: 'Kamau' })),
    );
    expect(result.current.user.data?.firstName).toBe('Shiru');
  });

  it('a picture travels as a form, not as JSON', async () => {
    const { asked } = network({
      ...user,
      'PUT /api/user/u1/avatar': { body: { message: 'Saved', data: wanjiru } },
    });
    holdCookie(token());
    const { result } = show(() => useAccountActions());
    await act(
      async () => void (await result.current.uploadAvatar(new File(['x'], 'me.png', { type: 'image/png' }))),
    );
    const [sent] = asked('/api/user/u1/avatar');
    expect(sent?.body).toBeInstanceOf(FormData);
    expect(sent?.headers.has('Content-Type')).toBe(false);
  });

  it('a 401 from any call has the user looked up, so that a revoked session ends', async () => {
    const net = network({
      ...user,
      'PUT /api/user/u1/password': { status: 401, body: { message: 'Session ended' } },
    });
    holdCookie(token());
    const { result, notices } = show(() => ({
      actions: useAccountActions(),
      user: useUser(),
      session: useSession(),
    }));
    await pass();
    net.answers['GET /api/user/u1'] = { status: 401, body: { message: 'Session ended' } };
    await act(async () => {
      await result.current.actions.changePassword({ currentPassword: 'a', newPassword: 'b' });
    });
    await pass();
    expect(notices).toEqual([{ kind: 'lookup-failed', message: 'Session ended' }]);
    expect(result.current.session.status).toBe('signed-out');
  });
});

describe('learning actions', () => {
  const lesson = {
    _id: 'l1',
    title: 'Soil',
    done: false,
    scroll: 0,
    unitProgress: { done: 0, total: 2, fraction: 0 },
  };

  it('marking a lesson done shows in the open lesson and refreshes the courses, without reading it again', async () => {
    const now = {
      done: true,
      scroll: 1,
      unitProgress: { done: 1, total: 2, fraction: 0.5 },
      courseProgress: null,
    };
    const { asked } = network({
      ...user,
      'GET /api/enrolled/courses/u1': { body: { data: [] } },
      'GET /api/course/unit/lesson/l1': { body: { data: lesson } },
      'PUT /api/course/unit/lesson/l1/progress': { body: { data: now } },
    });
    holdCookie(token());
    const { result } = show(() => ({
      act: useLearningActions(),
      lesson: useLesson('l1'),
      own: useEnrolledCourses(),
    }));
    await pass();
    await act(async () => void (await result.current.act.saveLessonProgress('l1', { done: true })));
    await pass();
    expect(result.current.lesson.data).toMatchObject({
      title: 'Soil',
      done: true,
      unitProgress: { done: 1 },
    });
    expect(asked('/api/course/unit/lesson/l1').filter((one) => one.method === 'GET')).toHaveLength(1);
    expect(asked('/api/enrolled')).toHaveLength(2);
  });

  it('enrolling sends the total that was shown, and a 402 comes back as the server’s sentence', async () => {
    const { seen } = network({
      'POST /api/course/c1/enrol': { status: 402, body: { message: 'Payments are not set up' } },
    });
    const { result } = show(() => useLearningActions());
    const outcome = await result.current.enrol('c1', { whole: true }, 900);
    expect(seen[0]?.body).toEqual({ choice: { whole: true }, expectedTotal: 900 });
    expect(outcome).toMatchObject({ ok: false, status: 402, message: 'Payments are not set up' });
  });
});
