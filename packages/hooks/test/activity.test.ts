import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useActivity } from '../src/entries/learning';
import { holdCookie, network, pass, show, token, wanjiru } from './support';

const BASE = '/api/course/unit/lesson/l1/activity';
const OPEN = `POST ${BASE}`;
const SAVE = `PUT ${BASE}-state`;
const reached = { status: 'none', score: null, totalSeconds: 0, attempts: 0 };
const launch = {
  ...{ playerUrl: 'https://content.example.net/packages/t/player', origin: 'https://content.example.net' },
  ...{ format: 'scorm-1.2', launch: 'content/a.html', tracked: true, session: 's1', data: {} },
};
const user = {
  'GET /api/user/u1': { body: { data: wanjiru } },
  [`GET ${BASE}`]: { body: { data: reached } },
  [OPEN]: { body: { data: launch } },
};
const saved = { body: { data: { ...reached, status: 'incomplete', attempts: 1, done: false } } };
const state = (sequence: number, value: string) => ({
  ...{ sequence, ended: false },
  data: { 'cmi.suspend_data': value },
});
const left = () => localStorage.getItem('typing:u1:activity:l1');

async function opened(answers: Parameters<typeof network>[0]) {
  const net = network({ ...user, ...answers });
  holdCookie(token());
  const { result } = show(() => useActivity('l1'));
  await pass();
  await act(async () => void (await result.current.open()));
  return { net, result };
}

it('[14.263] a state that got no answer is kept on the device and sent again, the newest only', async () => {
  const { net, result } = await opened({ [SAVE]: 'no answer' });
  act(() => result.current.take(state(1, 'one')));
  await pass();
  expect(result.current.saving).toMatchObject({ again: true, confirmed: 0 });
  act(() => result.current.take(state(2, 'two')));
  await pass();
  expect(JSON.parse(left() ?? '')).toMatchObject({ session: 's1', sequence: 2 });
  net.answers[SAVE] = saved;
  act(() => void window.dispatchEvent(new Event('online')));
  await pass();
  expect(result.current.saving).toMatchObject({ state: 'saved', confirmed: 2 });
  expect(result.current.outcome.data?.status).toBe('incomplete');
  expect(net.asked(`${BASE}-state`).at(-1)?.body).toMatchObject({ sequence: 2, session: 's1' });
  expect(left()).toBeNull();
});

it('[14.263] what an earlier visit could not send goes out before the activity opens again', async () => {
  localStorage.setItem('typing:u1:activity:l1', JSON.stringify({ session: 's0', ...state(9, 'last week') }));
  const { net } = await opened({ [SAVE]: saved });
  const order = net.seen
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => `${method} ${path}`);
  expect(order).toEqual([SAVE, OPEN]);
  expect(left()).toBeNull();
});

it('[14.264] an activity that was opened elsewhere is not saved from here any more', async () => {
  const problem = 'This activity was opened in another window.';
  const { net, result } = await opened({ [SAVE]: { status: 409, body: { message: problem } } });
  act(() => result.current.take(state(1, 'one')));
  await pass();
  expect(result.current.saving).toMatchObject({ state: 'conflict', problem });
  act(() => result.current.take(state(2, 'two')));
  await pass();
  expect(net.asked(`${BASE}-state`)).toHaveLength(1);
  expect(left()).toBeNull();
});
