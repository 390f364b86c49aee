import type { LiveCaption, LiveMessage } from '@digiken/contract';
import { captionsLive, hostsLive, speaksLive } from '@digiken/contract/constants';
import { and, eq } from 'drizzle-orm';
import { forbidden, notFound } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import { newId } from '../../platform/ids';
import { written } from '../../platform/language';
import { countTry } from '../../platform/rate-limit';
import type { LiveServices } from '../live-services';
import { seenClass } from '../schedule/find';
import { liveCaptions, liveClasses, liveMessages, liveSeats, liveSlides } from '../tables';
import { WORDING } from '../wording';
import { changeRoom } from './change';
import { emitSeat, hostSeat, namesOfSeat, otherSeat, seatInRoom } from './seats';
import { toCaption, toMessage } from './snapshot';

/** Lines that one person may write in a minute: captioners type a line every few seconds. */
const CHAT = { max: 30, windowSeconds: 60 };
const CAPTIONS = { max: 120, windowSeconds: 60 };

/**
 * Raises or lowers a hand (spec 13.70). The hand that is up for longest is first; raising it again keeps its place.
 * Hosts may lower the hands of others, but not raise them.
 * @throws {HttpError} 404, 403, 409 without a seat
 */
export async function raiseHand(
  services: LiveServices,
  caller: Caller,
  { id, raised, seatId }: { id: string; raised: boolean; seatId?: string | undefined },
): Promise<void> {
  await seenClass(services.db, caller, id);
  await changeRoom(services, id, async ({ tx, row, now, emit }) => {
    const own = await seatInRoom(tx, caller, { row, now });
    const other = seatId !== undefined && seatId !== own.id;
    if (other && (raised || !hostsLive(own.role))) throw forbidden(WORDING.hostsOnly);
    const seat = other ? await otherSeat(tx, { classId: id, seatId }) : own;
    if ((seat.handAt !== null) === raised) return;
    await tx
      .update(liveSeats)
      .set({ handAt: raised ? now : null })
      .where(eq(liveSeats.id, seat.id));
    await emitSeat({ tx, emit }, 'room', seat.id);
  });
}

/** Writes to everyone in the room. @throws {HttpError} 404, 409 without a seat, 429 */
export async function say(
  services: LiveServices,
  caller: Caller,
  { id, text }: { id: string; text: string },
): Promise<LiveMessage> {
  const { db, clock } = services;
  const { row } = await seenClass(db, caller, id);
  await seatInRoom(db, caller, { row, now: clock.now() });
  await countTry(services, {
    limits: [{ key: `live-chat:${caller.id}`, ...CHAT }],
    message: WORDING.tooFast,
  });
  return changeRoom(services, id, async ({ tx, row: locked, now, emit }) => {
    const seat = await seatInRoom(tx, caller, { row: locked, now });
    const line = {
      id: newId(),
      classId: id,
      seatId: seat.id,
      ...written({ text }),
      seq: locked.eventSeq + 1,
      createdAt: now,
    };
    await tx.insert(liveMessages).values(line);
    const { forLearners, forStaff } = await namesOfSeat(tx, seat.id);
    const message = toMessage({ ...line, name: forLearners });
    emit('room', { type: 'chat', message }, forStaff);
    return message;
  });
}

/** Deletes a message, as a host. @throws {HttpError} 404, 403, 409 without a seat */
export async function removeMessage(
  services: LiveServices,
  caller: Caller,
  { id, messageId }: { id: string; messageId: string },
): Promise<void> {
  await seenClass(services.db, caller, id);
  await changeRoom(services, id, async ({ tx, row, now, emit }) => {
    await hostSeat(tx, caller, { row, now });
    const gone = await tx
      .delete(liveMessages)
      .where(and(eq(liveMessages.id, messageId), eq(liveMessages.classId, id)))
      .returning({ id: liveMessages.id });
    if (gone.length === 0) throw notFound(WORDING.noMessage);
    emit('room', { type: 'chat-removed', messageId });
  });
}

/** Adds a line of captions, as a host or captioner (spec 13.75). @throws {HttpError} 404, 403, 409 without a seat, 429 */
export async function addCaption(
  services: LiveServices,
  caller: Caller,
  { id, text }: { id: string; text: string },
): Promise<LiveCaption> {
  const { db, clock } = services;
  const { row } = await seenClass(db, caller, id);
  const typist = await seatInRoom(db, caller, { row, now: clock.now() });
  if (!captionsLive(typist.role)) throw forbidden(WORDING.captionersOnly);
  await countTry(services, {
    limits: [{ key: `live-captions:${caller.id}`, ...CAPTIONS }],
    message: WORDING.tooFast,
  });
  return changeRoom(services, id, async ({ tx, row: locked, now, emit }) => {
    const seat = await seatInRoom(tx, caller, { row: locked, now });
    if (!captionsLive(seat.role)) throw forbidden(WORDING.captionersOnly);
    const line = { id: newId(), classId: id, ...written({ text }), seq: locked.eventSeq + 1, createdAt: now };
    await tx.insert(liveCaptions).values(line);
    const caption = toCaption(line);
    emit('room', { type: 'caption', caption });
    return caption;
  });
}

/** Shows a slide of the class, or none, as a host or speaker (spec 13.71). @throws {HttpError} 404, 403, 409 */
export async function showSlide(
  services: LiveServices,
  caller: Caller,
  { id, slideId }: { id: string; slideId: string | null },
): Promise<void> {
  await seenClass(services.db, caller, id);
  await changeRoom(services, id, async ({ tx, row, now, emit }) => {
    const seat = await seatInRoom(tx, caller, { row, now });
    if (!speaksLive(seat.role)) throw forbidden(WORDING.speakersOnly);
    if (slideId !== null) {
      const [slide] = await tx
        .select({ id: liveSlides.id })
        .from(liveSlides)
        .where(and(eq(liveSlides.id, slideId), eq(liveSlides.classId, id)));
      if (slide === undefined) throw notFound(WORDING.noSlide);
    }
    if (row.slideId === slideId) return;
    await tx.update(liveClasses).set({ slideId }).where(eq(liveClasses.id, id));
    emit('room', { type: 'slide', slideId });
  });
}
