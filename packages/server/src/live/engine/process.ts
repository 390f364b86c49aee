import dgram from 'node:dgram';
import { BadDescription, Gone, type Publishing, type RecordedFile, type Subscribing } from './engine';
import type { EngineCall, EngineFigures, EngineSettings, Failure, FromEngine, ToEngine } from './protocol';
import { WeriftRoom } from './werift-room';

/** The media server's process. It ends with the server that started it. */
const rooms = new Map<string, WeriftRoom>();
let settings: EngineSettings = { address: undefined, ports: [40_000, 40_200], loss: 0 };
let forwarded = 0;
let dropped = 0;

const send = (message: FromEngine) => process.send?.(message);

function roomOf(room: string): WeriftRoom {
  const known = rooms.get(room);
  if (known) return known;
  const fresh = new WeriftRoom(settings, {
    unpublished: (publication) => send({ kind: 'unpublished', room, publication }),
    recorded: (recording) => send({ kind: 'recorded', room, recording }),
    forwarded: (packets) => {
      forwarded += packets;
    },
  });
  rooms.set(room, fresh);
  return fresh;
}

type Input = { room: string; seat: string; publication: string } & Publishing &
  Subscribing &
  RecordedFile &
  Parameters<WeriftRoom['answer']>[0] &
  Parameters<WeriftRoom['setRole']>[0];

const calls: Record<EngineCall, (input: Input) => Promise<unknown>> = {
  open: async ({ room }) => void roomOf(room),
  publish: (input) => roomOf(input.room).publish(input),
  subscribe: (input) => roomOf(input.room).subscribe(input),
  answer: (input) => roomOf(input.room).answer(input),
  unpublish: async ({ room, publication }) => rooms.get(room)?.unpublish(publication),
  setRole: (input) => roomOf(input.room).setRole(input),
  remove: async ({ room, seat }) => rooms.get(room)?.remove(seat),
  record: (input) => roomOf(input.room).record(input),
  stopRecording: async (input) => rooms.get(input as unknown as string)?.stopRecording(),
  close: async (input) => {
    const room = input as unknown as string;
    await rooms.get(room)?.close();
    rooms.delete(room);
  },
};

function failureOf(error: unknown): Failure {
  if (error instanceof BadDescription) return 'bad-description';
  return error instanceof Gone ? 'gone' : 'other';
}

const figures = (): EngineFigures => {
  const { user, system } = process.cpuUsage();
  const connections = [...rooms.values()].reduce((sum, room) => sum + room.connections, 0);
  return { forwarded, dropped, cpu: user + system, memory: process.memoryUsage().rss, connections };
};

/** Drops sent media packets below the library, so that it still holds them when a receiver asks for them again. */
function lose(percent: number): void {
  const original = dgram.Socket.prototype.send as (...args: unknown[]) => unknown;
  dgram.Socket.prototype.send = function (this: dgram.Socket, ...args: unknown[]) {
    const [packet] = args;
    const first = Buffer.isBuffer(packet) ? (packet[0] ?? 0) : 0;
    const media = Buffer.isBuffer(packet) && first >= 128 && first <= 191 && packet.length > 200;
    if (!media || Math.random() * 100 >= percent) return original.apply(this, args);
    dropped += 1;
    const done = args.find((arg) => typeof arg === 'function') as
      | ((error: null, bytes: number) => void)
      | undefined;
    done?.(null, packet.length);
  } as typeof dgram.Socket.prototype.send;
}

process.on('message', (message: ToEngine) => {
  if (message.kind === 'start') {
    settings = message.settings;
    if (settings.loss > 0) lose(settings.loss);
    send({ kind: 'ready' });
  } else if (message.kind === 'figures') send({ kind: 'done', id: message.id, value: figures() });
  else
    calls[message.call](message.input as Input).then(
      (value) => send({ kind: 'done', id: message.id, value }),
      (error: unknown) => send({ kind: 'failed', id: message.id, failure: failureOf(error) }),
    );
});
process.on('disconnect', () => process.exit(0));
// Ctrl+C reaches the whole group: the server ends this process when its own work is done.
process.on('SIGINT', () => {});

// A packet or a description of one person must not end the classes of everyone: what failed belongs to one connection,
// which breaks and is made again by its client.
let reported = 0;
const report = (error: unknown) => {
  reported += 1;
  if (reported <= 20)
    process.stderr.write(`${JSON.stringify({ msg: 'media server', err: String(error).slice(0, 300) })}\n`);
};
process.on('uncaughtException', report);
process.on('unhandledRejection', report);
