import { afterEach, expect, test } from 'vitest';
import { clock, setClock } from '../clock/clock';
import { ManualClock } from './manual-clock';

const START = Date.parse('2026-11-23T09:00:00Z');

function stopped() {
  const time = new ManualClock(START);
  setClock(time);
  const calls: string[] = [];
  const say = (word: string) => () => void calls.push(`${word} at ${clock.now() - START}`);
  return { time, calls, say };
}
afterEach(() => setClock());

test('the time stands until it is advanced', async () => {
  const { time, calls, say } = stopped();
  clock.setTimeout(say('later'), 500);
  await time.advance(499);
  expect(calls).toEqual([]);
  await time.advance(1);
  expect(calls).toEqual(['later at 500']);
  await time.advance(1000);
  expect(calls).toHaveLength(1);
  expect(clock.now()).toBe(START + 1500);
});

test('what is due is called in order of time, also what another call has set', async () => {
  const { time, calls, say } = stopped();
  clock.setTimeout(say('second'), 200);
  clock.setTimeout(() => {
    say('first')();
    clock.setTimeout(say('set by the first'), 50);
  }, 100);
  clock.setInterval(say('again'), 120);
  await time.advance(260);
  expect(calls).toEqual([
    'first at 100',
    'again at 120',
    'set by the first at 150',
    'second at 200',
    'again at 240',
  ]);
});

test('a cancelled timer is not called, and an id of another clock cancels nothing', async () => {
  const { time, calls, say } = stopped();
  clock.clearTimeout(clock.setTimeout(say('cancelled'), 100));
  clock.clearInterval(clock.setInterval(say('cancelled'), 100));
  const id = clock.setTimeout(say('kept'), 100);
  const other = new ManualClock();
  other.clearTimeout(id);
  expect(other.setTimeout(() => {}, 1)).not.toBe(id);
  clock.clearTimeout(undefined);
  await time.advance(100);
  expect(calls).toEqual(['kept at 100']);
});

test('a timer without a delay runs in the next task', async () => {
  const { calls, say } = stopped();
  const ran = new Promise<void>((done) => clock.setTimeout(done));
  clock.clearTimeout(clock.setTimeout(say('cancelled'), 0));
  await ran;
  expect(calls).toEqual([]);
});

test('without a clock, setClock returns to that of the browser', () => {
  stopped();
  setClock();
  expect(clock.now()).toBeGreaterThan(START - 1);
  expect(clock).not.toBeInstanceOf(ManualClock);
});
