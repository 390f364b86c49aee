/**
 * What `npm run live:janus` does with the gateways of JANUS_URLS: sends sound and pictures through one, mutes, ends, and
 * says which step failed.
 */
import { JanusEngine } from '../src/live/engine/janus-engine';
import { newId } from '../src/platform/ids';
import { receiver, sender } from '../test/live-peers';
import { check, step } from './live-steps';

const urls = (process.env.JANUS_URLS ?? '').split(',').filter((url) => url !== '');
const [room, seat, publication, connection] = [newId(), newId(), newId(), newId()];
const unpublished: string[] = [];
const engine = new JanusEngine(urls, {
  lost: () => {},
  unpublished: (one) => unpublished.push(one.publication),
  recorded: () => {},
});

async function refused(work: Promise<unknown>, kind: string): Promise<void> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Error) || error.constructor.name !== kind)
    throw new Error(`not refused: ${String(error)}`);
}

await step(
  'open a room, twice',
  engine.open(room).then(() => engine.open(room)),
);
const sending = await sender();
const { sdp } = await step('publish', engine.publish({ room, seat, publication, sdp: sending.offer }));
await step('connect the sender', sending.accept(sdp));
sending.start();
const wish = { room, seat: 'listener', connection, publication, video: true };
const offer = await step('subscribe', engine.subscribe(wish));
const receiving = await receiver(offer.sdp);
await step('answer', engine.answer({ room, seat: 'listener', connection, sdp: receiving.answer }));
await step('receive sound', receiving.received('audio'));
await step('receive pictures', receiving.received('video'));
const sound = await step('sound only', engine.subscribe({ ...wish, connection: newId(), video: false }));
await check('offer no pictures', !/^m=video [1-9]/m.test(sound.sdp));
await step('mute', engine.setRole({ room, seat, role: 'speaker', muted: true }));
await step('pictures go on', receiving.received('video', 5));
const before = receiving.counts.audio;
await step('more pictures', receiving.received('video', 15));
await check('no sound while muted', receiving.counts.audio === before);
await step('unmute', engine.setRole({ room, seat, role: 'speaker', muted: false }));
await step('receive sound again', receiving.received('audio'));
await step(
  'refuse what is not a description',
  refused(engine.publish({ room, seat: 'other', publication: newId(), sdp: 'none' }), 'BadDescription'),
);
await step('stop speaking', engine.setRole({ room, seat, role: 'learner', muted: false }));
await step('offer nothing that is over', refused(engine.subscribe({ ...wish, connection: newId() }), 'Gone'));
await sending.close();
await receiving.close();
await step('close', engine.close(room));
await step('stop', engine.stop());
process.exit(0);
