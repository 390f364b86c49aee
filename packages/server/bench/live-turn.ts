/**
 * What `npm run live:turn` does with the relays of TURN_URL and TURN_SECRET: sends and receives through each of them only,
 * with passwords as the server makes them, and says which step failed.
 */
import { WeriftEngine } from '../src/live/engine/werift-engine';
import { iceServers } from '../src/live/room/join';
import { loadConfig } from '../src/platform/config';
import { newId } from '../src/platform/ids';
import { receiver, sender } from '../test/live-peers';
import { check, step } from './live-steps';

const config = loadConfig(process.env);
// The media server does not keep its server alive.
setInterval(() => {}, 60_000);
const settings = { address: undefined, ports: [44_000, 44_200] as const, loss: 0 };
const engine = new WeriftEngine(settings, { lost: () => {}, unpublished: () => {}, recorded: () => {} });
const onlyRelayed = (sdp: string) => {
  const candidates = sdp.match(/^a=candidate:.*$/gm) ?? [];
  return candidates.length > 0 && candidates.every((line) => line.includes('typ relay'));
};

for (const urls of config.live.turnUrls) {
  const [server] = iceServers(config, { seatId: newId(), now: new Date() });
  const relay = { urls, username: server?.username ?? '', credential: server?.credential ?? '' };
  const [room, publication, connection] = [newId(), newId(), newId()];
  const sending = await step(`${urls}: offer`, sender(['audio', 'video'], relay));
  await check('the sender has relayed addresses only', onlyRelayed(sending.offer));
  const { sdp } = await engine.publish({ room, seat: 'speaker', publication, sdp: sending.offer });
  await step('connect the sender', sending.accept(sdp));
  const offer = await engine.subscribe({ room, seat: 'listener', connection, publication, video: true });
  const receiving = await step('answer', receiver(offer.sdp, relay));
  await check('the receiver has relayed addresses only', onlyRelayed(receiving.answer));
  await engine.answer({ room, seat: 'listener', connection, sdp: receiving.answer });
  sending.start(1_000);
  await step('receive sound', receiving.received('audio', 50));
  await step('receive pictures', receiving.received('video', 15));
  await sending.close();
  await receiving.close();
  await engine.close(room);
}
await engine.stop();
process.exit(0);
