import { act } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useAttempt } from '../src/entries/quizzes';
import { clearStorage } from '../src/outbox/flag';
import { attemptCopy } from '../src/quizzes/attempt-copy';
import { holdCookie, network, NOW, pass, show, token } from './support';

const PATH = '/api/attempts/a1';
const RIGHT = { type: 'single', option: 'c1' };
const WRONG = { type: 'single', option: 'c2' };
const QUESTION = {
  id: 's1',
  number: 1,
  type: 'single',
  prompt: 'Which?',
  points: 1,
  options: [
    { id: 'c1', text: 'This' },
    { id: 'c2', text: 'That' },
  ],
};

const SECOND = { ...QUESTION, id: 's2', number: 2 };

interface Event {
  slot: string;
  seq: number;
  answer: unknown;
  elapsedMs: number;
}

/** The server of one attempt, with what it stored. */
function quizServer() {
  const held = {
    state: 'open' as 'open' | 'complete',
    device: undefined as string | undefined,
    seq: 0,
    answer: null as unknown,
    open: true,
    deadline: null as string | null,
    /** Questions that were sent, in a quiz without a way back. */
    seen: 2,
  };
  const attempt = (device: string | undefined) => ({
    _id: 'a1',
    quizId: 'q1',
    number: 1,
    state: held.state,
    startedAt: NOW.toISOString(),
    deadline: held.deadline,
    serverNow: new Date().toISOString(),
    submittedAt: null,
    timedOut: false,
    held: device === held.device,
    questions: [QUESTION, SECOND].slice(0, held.seen),
    answers: held.seq === 0 ? [] : [{ slot: 's1', seq: held.seq, answer: held.answer }],
    lateAnswers: 0,
    score: null,
    points: 2,
    reviews: {},
  });
  const deviceOf = (body: unknown) => (body as { device: string }).device;
  const save = ({ body }: { body: unknown }) => {
    const { device, events, leave } = body as { device: string; events: Event[]; leave?: string };
    if (device !== held.device) return { status: 409, body: { message: 'Elsewhere', code: 'taken-over' } };
    const refused: { slot: string; seq: number; message: string }[] = [];
    for (const { slot, seq, answer } of events) {
      if (slot === 's1' && seq > held.seq) Object.assign(held, { seq, answer });
      else if (slot === 's1' && JSON.stringify(answer) !== JSON.stringify(held.answer))
        refused.push({ slot, seq, message: 'Another answer' });
    }
    if (leave) held.seen = 2;
    const saved = events.map(({ slot, seq }) => ({ slot, seq: slot === 's1' ? held.seq : seq, late: false }));
    return {
      body: {
        data: {
          saved,
          refused,
          state: held.state,
          deadline: held.deadline,
          serverNow: NOW.toISOString(),
          ...(leave && { next: SECOND }),
        },
      },
    };
  };
  const net = network({
    'GET /api/quizzes/q1': () => ({
      body: { data: { _id: 'q1', title: 'Soil', openAttemptId: held.open && held.device ? 'a1' : null } },
    }),
    'POST /api/quizzes/q1/attempts': ({ body }) => {
      held.device ??= deviceOf(body);
      return { body: { data: attempt(deviceOf(body)) } };
    },
    [`GET ${PATH}`]: ({ path }) => ({
      body: { data: attempt(new URLSearchParams(path.split('?')[1]).get('device') ?? undefined) },
    }),
    [`PUT ${PATH}/answers`]: save,
    [`POST ${PATH}/take-over`]: ({ body }) => {
      held.device = deviceOf(body);
      return { body: { data: attempt(held.device) } };
    },
    [`POST ${PATH}/submit`]: ({ body }) => {
      held.state = 'complete';
      return { body: { data: attempt(deviceOf(body)) } };
    },
  });
  const sent = () => net.asked(`${PATH}/answers`).map(({ body }) => (body as { events: Event[] }).events);
  return { net, held, save, sent };
}

beforeEach(() => holdCookie(token()));

async function open() {
  const shown = show(() => useAttempt('q1'));
  await pass();
  return { ...shown, now: () => shown.result.current };
}
async function started() {
  const shown = await open();
  await act(() => shown.now().start());
  await pass();
  return shown;
}

describe('[12.13] answers of an attempt', () => {
  test('are on this device at once and on the server a moment after the last change', async () => {
    const { sent } = quizServer();
    const { now } = await started();
    expect(now()).toMatchObject({ state: 'saved', answers: {}, loading: false, elsewhere: false });
    act(() => now().change('s1', WRONG as never));
    // With quotes: the id of the device may contain the letters.
    const kept = () => Object.values(localStorage).join();
    expect(kept()).toContain('"c2"');
    act(() => now().change('s1', RIGHT as never));
    expect(now()).toMatchObject({ state: 'unsaved', answers: { s1: RIGHT } });
    await pass(800);
    expect(sent()).toMatchObject([[{ slot: 's1', seq: 2, answer: RIGHT }]]);
    expect(now()).toMatchObject({ state: 'saved', savedAt: NOW.toISOString() });
    expect(kept()).not.toContain('"c1"');
  });

  test('wait without a network, survive a killed tab, and are sent by the next one', async () => {
    const { net, held, save } = quizServer();
    const { now, unmount } = await started();
    net.answers[`PUT ${PATH}/answers`] = 'no answer';
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => now().change('s1', RIGHT as never));
    await pass(800);
    expect(now()).toMatchObject({ state: 'offline', answers: { s1: RIGHT } });
    unmount();
    await pass();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    net.answers[`PUT ${PATH}/answers`] = save;
    const next = await open();
    await pass();
    expect(next.now()).toMatchObject({ answers: { s1: RIGHT } });
    await pass(800);
    expect(next.now().state).toBe('saved');
    expect(held).toMatchObject({ answer: RIGHT });
  });

  test('are retried with growing delays while the server is down, and at once when the network is back', async () => {
    const { net, save, sent } = quizServer();
    const { now } = await started();
    net.answers[`PUT ${PATH}/answers`] = { status: 503 };
    act(() => now().change('s1', RIGHT as never));
    await pass(800 + 1000 + 2000);
    expect(now().state).toBe('failed');
    expect(sent()).toHaveLength(3);
    net.answers[`PUT ${PATH}/answers`] = save;
    window.dispatchEvent(new Event('online'));
    await pass();
    expect(now().state).toBe('saved');
  });

  test('[15.131] survive the end of the session, for their learner alone', async () => {
    const { net, save } = quizServer();
    const { now, unmount } = await started();
    net.answers[`PUT ${PATH}/answers`] = 'no answer';
    act(() => now().change('s1', RIGHT as never));
    await pass(800);
    unmount();
    await pass();
    clearStorage(undefined);
    expect(attemptCopy('u2', 'a1').read()).toBeUndefined();
    net.answers[`PUT ${PATH}/answers`] = save;
    const next = await open();
    // The id of the device has gone with the session.
    await act(async () => void (await next.now().takeOver()));
    await pass();
    expect(next.now()).toMatchObject({ answers: { s1: RIGHT } });
    clearStorage('u1');
    expect(attemptCopy('u1', 'a1').read()).toBeUndefined();
  });

  test('of the release before are found under their old name, and sent', async () => {
    const pending = { s1: { seq: 1, answer: RIGHT, elapsedMs: 5 } };
    localStorage.setItem('quiz-attempt:a1', JSON.stringify({ pending, flagged: [] }));
    const { held } = quizServer();
    const { now } = await started();
    await pass(800);
    expect(now().state).toBe('saved');
    expect(held).toMatchObject({ answer: RIGHT });
    expect(localStorage.getItem('quiz-attempt:a1')).toBeNull();
  });

  test('that another tab of this browser overtook are sent again with a higher number', async () => {
    const { held } = quizServer();
    const { now } = await started();
    Object.assign(held, { seq: 5, answer: WRONG });
    act(() => now().change('s1', RIGHT as never));
    await pass(800);
    await pass(800);
    expect(held).toMatchObject({ seq: 6, answer: RIGHT });
    expect(now().state).toBe('saved');
  });

  test('are all sent before the attempt is submitted; flags stay on this device', async () => {
    const { net, sent } = quizServer();
    const { now } = await started();
    act(() => now().flag('s2', true));
    act(() => now().change('s1', RIGHT as never));
    await act(async () => void (await now().submit()));
    expect(sent()).toHaveLength(1);
    expect(net.asked(`${PATH}/submit`)).toHaveLength(1);
    expect(now().attempt).toMatchObject({ state: 'complete' });
  });

  test('that cannot be sent keep the attempt from being submitted', async () => {
    const { net } = quizServer();
    const { now } = await started();
    net.answers[`PUT ${PATH}/answers`] = 'no answer';
    act(() => now().change('s1', RIGHT as never));
    let outcome: unknown;
    await act(async () => void (outcome = await now().submit()));
    expect(outcome).toMatchObject({ ok: false, message: 'No answer' });
    expect(net.asked(`${PATH}/submit`)).toHaveLength(0);
    expect(now().answers).toEqual({ s1: RIGHT });
  });
});

test('[12.12] an attempt that another device continued says so and can be taken back with what was typed', async () => {
  const { held } = quizServer();
  const { now } = await started();
  held.device = 'another device';
  act(() => now().change('s1', RIGHT as never));
  await pass(800);
  expect(now()).toMatchObject({ state: 'conflict', elsewhere: true });
  await act(async () => void (await now().takeOver()));
  await pass();
  expect(now()).toMatchObject({ elsewhere: false, answers: { s1: RIGHT } });
  await pass(800);
  expect(held).toMatchObject({ answer: RIGHT });
});

test('[12.12] an attempt that is taken back shows what the other device answered', async () => {
  const { held } = quizServer();
  const { now } = await started();
  Object.assign(held, { device: 'another device', seq: 3, answer: WRONG });
  act(() => now().change('s2', RIGHT as never));
  await pass(800);
  await act(async () => void (await now().takeOver()));
  await pass();
  expect(now()).toMatchObject({ elsewhere: false, answers: { s1: WRONG, s2: RIGHT } });
});

describe('[15.101] a question that is left for good', () => {
  test('is left in the request of its answer, which brings the next one', async () => {
    const { net, held } = quizServer();
    held.seen = 1;
    const { now } = await started();
    expect(now().attempt?.questions).toHaveLength(1);
    act(() => now().change('s1', RIGHT as never));
    await act(async () => void expect(await now().leave('s1')).toMatchObject({ ok: true }));
    expect(net.asked(`${PATH}/answers`)).toMatchObject([
      { body: { leave: 's1', events: [{ slot: 's1', answer: RIGHT }] } },
    ]);
    expect(now().attempt?.questions).toMatchObject([{ id: 's1' }, { id: 's2' }]);
    expect(now().state).toBe('saved');
    // Without a change, nothing but the place is sent.
    await act(async () => void (await now().leave('s2')));
    expect(net.asked(`${PATH}/answers`)[1]).toMatchObject({ body: { leave: 's2', events: [] } });
  });

  test('stays while the server cannot be reached, with its answer on this device', async () => {
    const { net, held, save } = quizServer();
    held.seen = 1;
    const { now } = await started();
    net.answers[`PUT ${PATH}/answers`] = 'no answer';
    await act(async () => void expect(await now().leave('s1')).toMatchObject({ ok: false }));
    expect(now().state).toBe('saved');
    act(() => now().change('s1', RIGHT as never));
    await act(async () => void (await now().leave('s1')));
    expect(now()).toMatchObject({ state: 'failed', answers: { s1: RIGHT } });
    expect(now().attempt?.questions).toHaveLength(1);
    net.answers[`PUT ${PATH}/answers`] = save;
    await act(async () => void (await now().leave('s1')));
    expect(now().attempt?.questions).toHaveLength(2);
    expect(held).toMatchObject({ answer: RIGHT });
  });

  test('whose answer cannot be read says so, and the answer is saved', async () => {
    const { net, held, save } = quizServer();
    held.seen = 1;
    const { now } = await started();
    const errors = { s1: 'Write a number.' };
    net.answers[`PUT ${PATH}/answers`] = ({ body }) =>
      (body as { leave?: string }).leave
        ? { status: 422, body: { message: 'Write a number.', errors } }
        : save({ body });
    act(() => now().change('s1', RIGHT as never));
    await act(async () => void expect(await now().leave('s1')).toMatchObject({ ok: false, errors }));
    await pass(800);
    expect(now().state).toBe('saved');
    expect(held).toMatchObject({ answer: RIGHT });
  });

  test('in another tab keeps its answer, and this tab goes on where the other is', async () => {
    const { net, held, save, sent } = quizServer();
    held.seen = 1;
    const { now } = await started();
    held.seen = 2;
    const refusal = {
      message: 'You have left it.',
      code: 'question-left',
      errors: { s1: 'You have left it.' },
    };
    net.answers[`PUT ${PATH}/answers`] = { status: 409, body: refusal };
    act(() => now().change('s1', WRONG as never));
    await pass(800);
    await pass();
    expect(now().attempt?.questions).toHaveLength(2);
    expect(now().state).toBe('saved');
    net.answers[`PUT ${PATH}/answers`] = save;
    await pass(5000);
    expect(sent()).toHaveLength(1);
  });
});

test('[12.11] when the server ended the attempt, the page shows what it holds', async () => {
  const { held } = quizServer();
  const { now } = await started();
  held.state = 'complete';
  act(() => now().change('s1', RIGHT as never));
  await pass(800);
  await pass();
  expect(now().attempt).toMatchObject({ state: 'complete' });
});

describe('[12.34] an attempt whose end changes', () => {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

  test('learns it with the next answer', async () => {
    const { held } = quizServer();
    held.deadline = inMinutes(30);
    const { now } = await started();
    held.deadline = inMinutes(60);
    act(() => now().change('s1', RIGHT as never));
    await pass(800);
    await pass();
    expect(now()).toMatchObject({ state: 'saved', answers: { s1: RIGHT } });
    expect(now().attempt).toMatchObject({ deadline: held.deadline });
  });

  test('learns it within a minute without an answer', async () => {
    const { held } = quizServer();
    held.deadline = inMinutes(30);
    const { now } = await started();
    held.deadline = inMinutes(10);
    await pass(45_000);
    await pass();
    expect(now().attempt).toMatchObject({ deadline: held.deadline });
  });

  test('is not submitted at its old end, but at its new one', async () => {
    const { net, held } = quizServer();
    held.deadline = inMinutes(0);
    const { now } = await started();
    held.deadline = inMinutes(30);
    await act(async () => void (await now().timeUp()));
    expect(net.asked(`${PATH}/submit`)).toHaveLength(0);
    expect(now().attempt).toMatchObject({ state: 'open', deadline: held.deadline });
    held.deadline = inMinutes(0);
    await act(async () => void (await now().timeUp()));
    expect(net.asked(`${PATH}/submit`)).toHaveLength(1);
    expect(now().attempt).toMatchObject({ state: 'complete' });
  });
});
