import type { OpenServices } from '../platform/open-services';
import { openEngine } from './engine/open';
import type { EngineEvents } from './engine/engine';
import type { LiveServices } from './live-services';
import { completeRecording } from './recordings/record';
import { dropPublication, mediaLost, recoverRooms } from './room/media';
import { sweepRooms } from './room/presence';

/** How often rooms without anybody's page are looked after; milliseconds. */
const SWEEP_MS = 15_000;

export interface OpenLive extends LiveServices {
  /** Begins to look after rooms. */
  start(): void;
  close(): Promise<void>;
}

/** Live classes with their media server, which starts with the first class. */
export function openLive(services: OpenServices): OpenLive {
  const { background } = services;
  const events: EngineEvents = {
    lost: (rooms) =>
      background.run(async () => {
        for (const room of rooms) await mediaLost(live, room);
      }),
    unpublished: (publication) => background.run(() => dropPublication(live, publication)),
    recorded: ({ recording }) => background.run(() => completeRecording(live, recording)),
  };
  const live: LiveServices = { ...services, engine: openEngine(services.config.live, events) };
  let timer: NodeJS.Timeout | undefined;
  return {
    ...live,
    start() {
      background.run(() => recoverRooms(live));
      timer ??= setInterval(() => background.run(() => sweepRooms(live)), SWEEP_MS);
      timer.unref();
    },
    async close() {
      clearInterval(timer);
      await live.engine.stop();
    },
  };
}
