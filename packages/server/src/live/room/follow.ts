import type { LiveEvent } from '@digiken/contract';
import { hostsLive } from '@digiken/contract/constants';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database, Executor } from '../../platform/database';
import type { Caller } from '../../platform/http/route';
import type { LiveServices } from '../live-services';
import { seenClass } from '../schedule/find';
import { liveClasses, liveEvents, liveSeats } from '../tables';
import { roomTopic } from './change';
import { type SeatRow, takenSeat } from './seats';
import { roomOf } from './snapshot';
import { type StoredEvent, withFullName } from './stored-event';

/** After a longer break a snapshot is shorter than what happened. */
const REPLAYED = 500;

type Row = typeof liveEvents.$inferSelect;

/**
 * What happens in a room, for one seat (spec 13.69). Events are kept in the database, so nothing is missed between two
 * reads, in another process, or after a restart: the bus only says that there is something to read.
 * @param input `after`: number of the last event that the client has; undefined: it begins with a snapshot
 * @throws {HttpError} 404, 403 if a host removed the caller, 409 without a seat on this device
 */
export async function follow(
  services: LiveServices,
  caller: Caller,
  {
    id,
    device,
    after,
    signal,
  }: { id: string; device: string; after: number | undefined; signal: AbortSignal },
): Promise<AsyncIterable<LiveEvent>> {
  const { db, clock, events } = services;
  const { row } = await seenClass(db, caller, id);
  await takenSeat(db, caller, { row, now: clock.now(), device });
  // First subscribe, then read: what happens in between is read, or told, or both.
  const heard = await events.subscribe([roomTopic(id)], signal);
  const stream = new RoomStream(services, { classId: id, reader: caller, device });
  return (async function* () {
    yield* stream.begin(after);
    if (stream.ended) return;
    // What is told does not matter, only that there is something to read.
    const hints = heard[Symbol.asyncIterator]();
    while (!(await hints.next()).done) {
      yield* stream.read();
      if (stream.ended) return;
    }
  })();
}

/** Reads of the same events by several streams of this process at the same time become one. */
const reads = new Map<string, Promise<Row[]>>();

function readOnce(db: Database, classId: string, after: number): Promise<Row[]> {
  const key = `${classId} ${after}`;
  const known = reads.get(key);
  if (known) return known;
  const rows = eventsAfter(db, classId, after).finally(() => reads.delete(key));
  reads.set(key, rows);
  return rows;
}

const eventsAfter = async (db: Executor, classId: string, after: number): Promise<Row[]> =>
  db
    .select()
    .from(liveEvents)
    .where(and(eq(liveEvents.classId, classId), gt(liveEvents.seq, after)))
    .orderBy(asc(liveEvents.seq))
    .limit(REPLAYED + 1);

class RoomStream {
  #last = 0;
  #seat: Pick<SeatRow, 'id' | 'role' | 'state'> | undefined;
  /** Nothing comes after the last event. */
  ended = false;

  constructor(
    private readonly services: LiveServices,
    private readonly place: { classId: string; reader: Pick<Caller, 'id' | 'role'>; device: string },
  ) {}

  async *begin(after: number | undefined): AsyncGenerator<LiveEvent> {
    const snapshot = await this.#snapshot();
    if (snapshot === undefined) {
      this.ended = true;
      return;
    }
    if (after === undefined || after > snapshot.seq || snapshot.seq - after > REPLAYED) yield snapshot;
    else {
      this.#last = after;
      yield* this.read();
    }
  }

  async *read(): AsyncGenerator<LiveEvent> {
    while (!this.ended) {
      const rows = await readOnce(this.services.db, this.place.classId, this.#last);
      for (const { seq, event } of rows) {
        if (seq <= this.#last) continue;
        this.#last = seq;
        yield* this.#tell(seq, event);
        if (this.ended) return;
      }
      if (rows.length <= REPLAYED) return;
    }
  }

  async *#tell(seq: number, event: StoredEvent): AsyncGenerator<LiveEvent> {
    const { audience } = event;
    // Staff see full names.
    const body = this.place.reader.role === 'user' ? event.body : withFullName(event);
    const own = typeof audience === 'object' && audience.seat === this.#seat?.id;
    if (body.type === 'ended') {
      this.ended = true;
      yield { ...body, seq };
    } else if (body.type === 'refresh') {
      const snapshot = own ? await this.#snapshot() : undefined;
      if (snapshot) yield snapshot;
    } else if (body.type === 'taken-over') {
      if (!own || body.device === this.place.device) return;
      this.ended = true;
      yield { type: 'taken-over', seq };
    } else if (own || this.#receives(audience)) {
      this.#note(body);
      yield { ...body, seq };
    }
  }

  #receives(audience: StoredEvent['audience']): boolean {
    if (this.#seat?.state !== 'in') return false;
    return audience === 'room' || (audience === 'hosts' && hostsLive(this.#seat.role));
  }

  /** The stream ends with the seat. */
  #note(body: StoredEvent['body']): void {
    if (body.type === 'left' && body.seatId === this.#seat?.id) this.ended = true;
  }

  /** The room as it is now, with the number of the last event in it. */
  async #snapshot(): Promise<Extract<LiveEvent, { type: 'snapshot' }> | undefined> {
    const { db, media } = this.services;
    const { classId, reader } = this.place;
    return db.transaction(
      async (tx) => {
        const [row] = await tx.select().from(liveClasses).where(eq(liveClasses.id, classId));
        const [seat] = await tx
          .select()
          .from(liveSeats)
          .where(and(eq(liveSeats.classId, classId), eq(liveSeats.userId, reader.id)));
        if (row === undefined || seat === undefined || seat.state === 'away' || seat.state === 'removed')
          return undefined;
        this.#seat = seat;
        this.#last = row.eventSeq;
        return {
          type: 'snapshot',
          seq: row.eventSeq,
          room: await roomOf({ db: tx, media }, { row, seat, reader }),
        };
      },
      // All parts are of the same moment as the number.
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
  }
}
