import type { BodyOf, live as calls } from '@digiken/contract';
import { speaksLive } from '@digiken/contract/constants';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { conflict, forbidden, HttpError, invalid, notFound } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import { newId } from '../../platform/ids';
import { BadDescription, EngineDown, Gone } from '../engine/engine';
import type { LiveServices } from '../live-services';
import { finishRecordings, recordPublication, recordRoom } from '../recordings/record';
import { seenClass } from '../schedule/find';
import { liveClasses, livePublications, liveRecordings, liveSeats } from '../tables';
import { WORDING } from '../wording';
import { changeRoom, type RoomChange } from './change';
import { emitSeat, hostSeat, seatInRoom } from './seats';

type Input<C extends 'publishLive' | 'unpublishLive' | 'subscribeLive' | 'answerLive'> = BodyOf<
  (typeof calls)[C]
> & { id: string };

/** Answers what the media server says as an HTTP error. */
async function asked<T>(work: Promise<T>, gone: string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof BadDescription) throw invalid({ sdp: WORDING.badSdp });
    if (error instanceof Gone) throw notFound(gone);
    if (error instanceof EngineDown) throw new HttpError(503, WORDING.mediaBusy);
    throw error;
  }
}

/** @throws {HttpError} 409 on a site without a media server */
function mustHaveMedia({ engine }: LiveServices): void {
  if (!engine.available) throw conflict(WORDING.noMedia);
}

/** The seat of a speaker changed: everyone sees what they send now. */
const showSeat = (change: RoomChange, seatId: string): Promise<void> => emitSeat(change, 'room', seatId);

/**
 * Sends sound and pictures (spec 13.72): for hosts and speakers. A new offer of the same source replaces the old one.
 * @throws {HttpError} 404, 403 for other roles, 409 without a seat on this device, 422 on `sdp`, 503
 */
export async function publish(
  services: LiveServices,
  caller: Caller,
  { id, device, source, sdp }: Input<'publishLive'>,
): Promise<{ publicationId: string; sdp: string }> {
  const { db, clock, engine } = services;
  const { row } = await seenClass(db, caller, id);
  const seat = await seatInRoom(db, caller, { row, now: clock.now(), device });
  if (!speaksLive(seat.role)) throw forbidden(WORDING.speakersOnly);
  mustHaveMedia(services);
  const publication = newId();
  const { role, muted } = seat;
  await asked(engine.open(id), WORDING.noPublication);
  await asked(engine.setRole({ room: id, seat: seat.id, role, muted }), WORDING.noPublication);
  const answer = await asked(
    engine.publish({ room: id, seat: seat.id, publication, sdp }),
    WORDING.noPublication,
  );
  try {
    const { old, recording } = await changeRoom(services, id, async (change) => {
      // A host may have decided otherwise while the media server answered.
      const now = await seatInRoom(change.tx, caller, { row: change.row, now: change.now, device });
      if (!speaksLive(now.role)) throw forbidden(WORDING.speakersOnly);
      const replaced = await change.tx
        .delete(livePublications)
        .where(and(eq(livePublications.seatId, seat.id), eq(livePublications.source, source)))
        .returning({ id: livePublications.id });
      const { audio, video } = answer;
      await change.tx
        .insert(livePublications)
        .values({ id: publication, classId: id, seatId: seat.id, source, audio, video });
      await showSeat(change, seat.id);
      return { old: replaced, recording: change.row.recordingSince !== null };
    });
    for (const item of old) await engine.unpublish({ room: id, publication: item.id });
    if (recording) await recordPublication(services, { room: id, publication });
  } catch (error) {
    await engine.unpublish({ room: id, publication });
    throw error;
  }
  return { publicationId: publication, sdp: answer.sdp };
}

/** Stops sending. Safe to repeat. @throws {HttpError} 404, 409 without a seat on this device */
export async function unpublish(
  services: LiveServices,
  caller: Caller,
  { id, device, source }: Input<'unpublishLive'>,
): Promise<void> {
  await seenClass(services.db, caller, id);
  const gone = await changeRoom(services, id, async (change) => {
    const seat = await seatInRoom(change.tx, caller, { row: change.row, now: change.now, device });
    const rows = await change.tx
      .delete(livePublications)
      .where(and(eq(livePublications.seatId, seat.id), eq(livePublications.source, source)))
      .returning({ id: livePublications.id });
    if (rows.length > 0) await showSeat(change, seat.id);
    return rows;
  });
  for (const { id: publication } of gone) await services.engine.unpublish({ room: id, publication });
}

/**
 * Offers what another person sends. @throws {HttpError} 404 also if it is over, 409 without a seat on this device, 503
 */
export async function subscribe(
  services: LiveServices,
  caller: Caller,
  { id, device, publicationId, video }: Input<'subscribeLive'>,
): Promise<{ connectionId: string; sdp: string }> {
  const { db, clock, engine } = services;
  const { row } = await seenClass(db, caller, id);
  const seat = await seatInRoom(db, caller, { row, now: clock.now(), device });
  mustHaveMedia(services);
  const [known] = await db
    .select({ id: livePublications.id })
    .from(livePublications)
    .where(and(eq(livePublications.id, publicationId), eq(livePublications.classId, id)));
  if (known === undefined) throw notFound(WORDING.noPublication);
  const connection = newId();
  const { sdp } = await asked(
    engine.subscribe({ room: id, seat: seat.id, connection, publication: publicationId, video }),
    WORDING.noPublication,
  );
  return { connectionId: connection, sdp };
}

/** @throws {HttpError} 404 for a connection that is over, 409 without a seat on this device, 422 on `sdp`, 503 */
export async function answer(
  services: LiveServices,
  caller: Caller,
  { id, device, connectionId, sdp }: Input<'answerLive'>,
): Promise<void> {
  const { db, clock, engine } = services;
  const { row } = await seenClass(db, caller, id);
  const seat = await seatInRoom(db, caller, { row, now: clock.now(), device });
  mustHaveMedia(services);
  await asked(
    engine.answer({ room: id, seat: seat.id, connection: connectionId, sdp }),
    WORDING.noConnection,
  );
}

/**
 * Starts or stops the recording, as a host (spec 13.76). Everyone is told before the first packet is kept.
 * @throws {HttpError} 404, 403, 409 without a seat or a media server that records
 */
export async function setRecording(
  services: LiveServices,
  caller: Caller,
  { id, recording }: { id: string; recording: boolean },
): Promise<void> {
  await seenClass(services.db, caller, id);
  const changed = await changeRoom(services, id, async ({ tx, row, now, emit }) => {
    await hostSeat(tx, caller, { row, now });
    if (recording && !services.engine.records) throw conflict(WORDING.noMedia);
    if ((row.recordingSince !== null) === recording) return false;
    await tx
      .update(liveClasses)
      .set({ recordingSince: recording ? now : null })
      .where(eq(liveClasses.id, id));
    emit('room', { type: 'recording', recording });
    return true;
  });
  if (!changed) return;
  if (recording) await recordRoom(services, id);
  else await finishRecordings(services, id);
}

/** What a seat sent is over, because its connection broke. */
export async function dropPublication(
  services: LiveServices,
  { room, publication }: { room: string; publication: string },
): Promise<void> {
  await changeRoom(services, room, async (change) => {
    const [gone] = await change.tx
      .delete(livePublications)
      .where(eq(livePublications.id, publication))
      .returning({ seatId: livePublications.seatId });
    if (gone === undefined) return;
    const [seat] = await change.tx.select().from(liveSeats).where(eq(liveSeats.id, gone.seatId));
    if (seat?.state === 'in') await showSeat(change, seat.id);
  });
}

/** The media server lost a room: what was sent is over, recordings end, and everyone connects again. */
export async function mediaLost(services: LiveServices, room: string): Promise<void> {
  await finishRecordings(services, room);
  await changeRoom(services, room, async (change) => {
    const { tx, row, emit } = change;
    if (row.endedAt !== null) return;
    const gone = await tx
      .delete(livePublications)
      .where(eq(livePublications.classId, room))
      .returning({ seatId: livePublications.seatId });
    const speakers = gone.length
      ? await tx
          .select()
          .from(liveSeats)
          .where(
            and(
              eq(liveSeats.state, 'in'),
              inArray(
                liveSeats.id,
                gone.map(({ seatId }) => seatId),
              ),
            ),
          )
      : [];
    for (const { id } of speakers) await showSeat(change, id);
    emit('room', { type: 'media-lost' });
  });
}

/**
 * After a start of the server nothing is sent any more: its media server is new. People whose pages are open connect
 * again, and recordings that were being written are completed with what they have.
 */
export async function recoverRooms(services: LiveServices): Promise<void> {
  const { db } = services;
  const sending = await db.selectDistinct({ id: livePublications.classId }).from(livePublications);
  const recording = await db
    .selectDistinct({ id: liveRecordings.classId })
    .from(liveRecordings)
    .where(isNull(liveRecordings.finishedAt));
  for (const id of new Set([...sending, ...recording].map((row) => row.id))) await mediaLost(services, id);
}
