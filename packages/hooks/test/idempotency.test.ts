import { act } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { useHubActions } from '../src/entries/hubs';
import { useMessageActions } from '../src/entries/messages';
import { useHelpActions } from '../src/entries/site';
import { holdCookie, network, pass, show, token, wanjiru } from './support';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const SEND = 'POST /api/messages/thread/t1/messages';
const sent = { message: 'Sent', data: { _id: 'm1', body: 'Habari' } };

beforeEach(() => holdCookie(token()));

function messages(reply: Parameters<typeof network>[0][string] = { status: 201, body: sent }) {
  const net = network({ 'GET /api/user/u1': { body: { data: wanjiru } }, [SEND]: reply });
  const keys = () => net.asked('/api/messages/thread').map(({ headers }) => headers.get('Idempotency-Key'));
  return { net, keys };
}

const send = (result: { current: ReturnType<typeof useMessageActions> }, text: string) =>
  act(() => result.current.sendMessage('t1', text));

describe('the Idempotency-Key of a user action', () => {
  test('[R.80] is a UUID, and each action has its own', async () => {
    const { keys } = messages();
    const { result } = show(useMessageActions);
    await send(result, 'Habari');
    await send(result, 'Habari');
    expect(keys()).toEqual([expect.stringMatching(UUID), expect.stringMatching(UUID)]);
    expect(new Set(keys()).size).toBe(2);
  });

  test.each(['no answer', { status: 503 }, { status: 500, body: { message: 'Broken' } }] as const)(
    '[R.80] stays the same when the user sends the same text again after %j',
    async (failure) => {
      const { net, keys } = messages(failure);
      const { result } = show(useMessageActions);
      await send(result, 'Habari');
      await send(result, 'Habari');
      net.answers[SEND] = { status: 201, body: sent };
      await send(result, 'Habari');
      await send(result, 'Habari');
      const [first, second, third, afterSuccess] = keys();
      expect([second, third]).toEqual([first, first]);
      expect(afterSuccess).not.toBe(first);
    },
  );

  test('[R.80] stays the same while the first request is still running', async () => {
    const { keys } = messages('not yet');
    const { result } = show(useMessageActions);
    void result.current.sendMessage('t1', 'Habari');
    void result.current.sendMessage('t1', 'Habari');
    await pass();
    expect(keys()[1]).toBe(keys()[0]);
  });

  test('[R.80] stays the same after a 409 that asks to retry later', async () => {
    const { keys } = messages({ status: 409, body: { message: 'Wait' }, headers: { 'Retry-After': '1' } });
    const { result } = show(useMessageActions);
    await send(result, 'Habari');
    await send(result, 'Habari');
    expect(keys()[1]).toBe(keys()[0]);
  });

  test('[R.80] is new for another text, and after the server has rejected the action', async () => {
    const { net, keys } = messages('no answer');
    const { result } = show(useMessageActions);
    await send(result, 'Habari');
    await send(result, 'Habari yako');
    net.answers[SEND] = { status: 422, body: { message: 'Too long' } };
    await send(result, 'Habari yako');
    await send(result, 'Habari yako');
    const [first, other, otherAgain, afterRejection] = keys();
    expect(other).not.toBe(first);
    expect(otherAgain).toBe(other);
    expect(afterRejection).not.toBe(other);
  });

  test('[R.80] is new in another form', async () => {
    const { keys } = messages('no answer');
    await send(show(useMessageActions).result, 'Habari');
    await send(show(useMessageActions).result, 'Habari');
    expect(keys()[1]).not.toBe(keys()[0]);
  });

  test('[R.80] is sent by visitors too, and not with requests that create nothing', async () => {
    const net = network({
      'POST /api/help/tickets': { status: 201, body: { message: 'Thanks', data: { reference: 'HD-1' } } },
      'DELETE /api/hub/h1/membership': { body: { message: 'Left', data: {} } },
    });
    const { result } = show(() => ({ help: useHelpActions(), hubs: useHubActions() }));
    const ticket = { name: 'A', email: 'a@b.ke', topic: 'account', message: 'Help' } as const;
    await act(() => result.current.help.sendTicket(ticket));
    await act(() => result.current.hubs.leaveHub('h1'));
    const keyOf = (path: string) => net.asked(path)[0]?.headers.get('Idempotency-Key');
    expect(keyOf('/api/help/tickets')).toMatch(UUID);
    expect(keyOf('/api/hub/h1/membership')).toBeNull();
  });
});
