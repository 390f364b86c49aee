import type { AttemptState } from '@digiken/contract/constants';

/**
 * What can happen to an attempt. `accepted`: the provider has taken it. `no-answer`: nobody knows whether it has.
 * `refused` and `failed`: the provider said no, at once or later. `time-out`: nothing was heard for two minutes.
 * `let-go`: the payer takes another number, and the provider says that this one was not answered.
 */
export type AttemptEvent = 'accepted' | 'no-answer' | 'refused' | 'failed' | 'time-out' | 'let-go' | 'paid';

interface Transition {
  from: readonly AttemptState[];
  to: AttemptState;
}

/** Every allowed change of state. Money beats everything, and nothing follows it (spec 11.4). */
export const TRANSITIONS: Record<AttemptEvent, Transition> = {
  accepted: { from: ['starting', 'unknown'], to: 'waiting' },
  'no-answer': { from: ['starting'], to: 'unknown' },
  refused: { from: ['starting'], to: 'failed' },
  failed: { from: ['starting', 'waiting', 'unknown', 'lapsed'], to: 'failed' },
  'time-out': { from: ['starting', 'waiting', 'unknown'], to: 'lapsed' },
  'let-go': { from: ['waiting'], to: 'lapsed' },
  paid: { from: ['starting', 'waiting', 'unknown', 'failed', 'lapsed'], to: 'paid' },
};

/** The state after an event. An event that the state does not allow changes nothing. */
export const nextState = (state: AttemptState, event: AttemptEvent): AttemptState =>
  TRANSITIONS[event].from.includes(state) ? TRANSITIONS[event].to : state;
