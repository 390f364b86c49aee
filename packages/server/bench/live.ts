/**
 * The live part of `npm run bench`: one speaker and RECEIVERS people who receive sound and pictures through the embedded
 * media server, LOSS of each hundred packets dropped on purpose. Everyone is on this machine. Prints one JSON line.
 */
import { setTimeout } from 'node:timers/promises';
import { WeriftEngine } from '../src/live/engine/werift-engine';
import { newId } from '../src/platform/ids';
import { receiver, sender } from '../test/live-peers';

const RECEIVERS = Number(process.env.RECEIVERS ?? 50);
const SECONDS = 10;
/** 15 pictures a second of two packets each, as of 640 by 360 pixels at 260 kbit/s, and 50 packets of sound. */
const PACKET_BYTES = 1_100;
const PACKETS = 2;

// The media server does not keep its server alive.
const alive = setInterval(() => {}, 60_000);
const room = newId();
const settings = {
  address: undefined,
  ports: [42_000, 42_400] as const,
  loss: Number(process.env.LOSS ?? 0),
};
const engine = new WeriftEngine(settings, { lost: () => {}, unpublished: () => {}, recorded: () => {} });
await engine.open(room);

const sending = await sender();
const publication = newId();
const { sdp } = await engine.publish({ room, seat: 'speaker', publication, sdp: sending.offer });
await sending.accept(sdp);
const receivers = [];
for (let count = 0; count < RECEIVERS; count += 1) {
  const [seat, connection] = [`seat-${count}`, newId()];
  const offer = await engine.subscribe({ room, seat, connection, publication, video: true });
  const one = await receiver(offer.sdp);
  await engine.answer({ room, seat, connection, sdp: one.answer });
  receivers.push(one);
}
sending.start(PACKET_BYTES, PACKETS);
await Promise.all(receivers.map((one) => one.received('video')));

// Counted from the same packet on for everyone.
const first = sending.sent.video + 1;
const before = await engine.figures();
const startedAt = performance.now();
await setTimeout(SECONDS * 1000);
const after = await engine.figures();
const seconds = (performance.now() - startedAt) / 1000;
const last = sending.sent.video;
// What was dropped is sent again within a second.
await setTimeout(1500);
let missing = 0;
for (const { pictures } of receivers)
  for (let number = first; number <= last; number += 1) if (!pictures.has(number & 0xffff)) missing += 1;

const wanted = (last - first + 1) * RECEIVERS;
console.log(
  JSON.stringify({
    receivers: RECEIVERS,
    packetsPerSecond: Math.round((after.forwarded - before.forwarded) / seconds),
    cpuPercent: Math.round((after.cpu - before.cpu) / 10_000 / seconds),
    megabytes: Math.round(after.memory / 1_000_000),
    dropped: after.dropped - before.dropped,
    missing,
    wanted,
  }),
);
await sending.close();
for (const one of receivers) await one.close();
await engine.stop();
clearInterval(alive);
process.exit(0);
