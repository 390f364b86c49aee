import type { BodyOf, live as calls, LiveSlide } from '@digiken/contract';
import { LIMITS, LIVE_LIMITS } from '@digiken/contract/constants';
import { asc, count, eq, max, notInArray, and } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { storePicture } from '../../authoring';
import { measurePicture } from '../../content';
import type { Database, Executor } from '../../platform/database';
import { MEDIA_PREFIX } from '../../platform/files';
import { conflict, invalid } from '../../platform/http/errors';
import { readUpload } from '../../platform/http/uploads';
import type { Caller } from '../../platform/http/route';
import { newId } from '../../platform/ids';
import { written, writtenIn } from '../../platform/language';
import type { Deps, Services } from '../../platform/services';
import { managedClass, stateOf } from '../schedule/find';
import { liveClasses, liveSlides } from '../tables';
import { WORDING } from '../wording';

type Row = typeof liveSlides.$inferSelect;
type Parts = Pick<Services, 'clock' | 'files' | 'media'> & { db: Database };

const toSlide = (media: Services['media'], row: Row): LiveSlide => ({
  _id: row.id,
  src: media.sign(row.path),
  smallSrc: media.sign(row.smallPath),
  width: row.width,
  height: row.height,
  bytes: row.bytes,
  alt: row.alt,
  altLanguage: writtenIn(row.alt, row.altLanguage),
});

/** The slides of a class in their order, with signed addresses. */
export async function slidesOf({ db, media }: Deps<'media'>, classId: string): Promise<LiveSlide[]> {
  const rows = await db
    .select()
    .from(liveSlides)
    .where(eq(liveSlides.classId, classId))
    .orderBy(asc(liveSlides.position), asc(liveSlides.id));
  return rows.map((row) => toSlide(media, row));
}

/** Locks the class, so that its slides change one after the other. @throws {HttpError} 409 once it has ended */
async function lockClass(tx: Executor, id: string, now: Date): Promise<void> {
  const [row] = await tx.select().from(liveClasses).where(eq(liveClasses.id, id)).for('update');
  if (row && stateOf(row, now) === 'ended') throw conflict(WORDING.ended);
}

/**
 * Adds a slide at the end (spec 13.71). The picture is stored as those of lessons are, with a small copy for phones.
 * @throws {HttpError} 404, 403, 409 once it has ended, 422 on `picture`
 */
export async function addSlide(
  services: Parts,
  caller: Caller,
  { id, alt, request }: { id: string; alt: string; request: FastifyRequest },
): Promise<LiveSlide> {
  const { db, files, media, clock } = services;
  await managedClass(db, caller, id);
  const field = 'picture';
  const content = await readUpload(request, { field, maxBytes: LIMITS.pictureBytes });
  const picture = await storePicture({ db, files }, { content, field });
  const measured = await measurePicture({ db, files }, picture.path.slice(MEDIA_PREFIX.length));
  const row = await db.transaction(async (tx) => {
    await lockClass(tx, id, clock.now());
    const [last] = await tx
      .select({ count: count(), position: max(liveSlides.position) })
      .from(liveSlides)
      .where(eq(liveSlides.classId, id));
    if ((last?.count ?? 0) >= LIVE_LIMITS.slides) throw invalid({ picture: WORDING.tooManySlides });
    const slide: Row = {
      id: newId(),
      classId: id,
      position: (last?.position ?? 0) + 1,
      path: picture.path,
      smallPath: measured?.small ? MEDIA_PREFIX + measured.small : null,
      width: picture.width,
      height: picture.height,
      bytes: picture.bytes,
      ...written({ alt }),
    };
    await tx.insert(liveSlides).values(slide);
    return slide;
  });
  return toSlide(media, row);
}

/**
 * Orders the slides and changes their text alternatives; those that are left out are deleted.
 * @throws {HttpError} 404, 403, 409 once it has ended, 422 on `slides`
 */
export async function saveSlides(
  { db, media, clock }: Parts,
  caller: Caller,
  { id, slides }: BodyOf<typeof calls.saveLiveSlides> & { id: string },
): Promise<LiveSlide[]> {
  await managedClass(db, caller, id);
  await db.transaction(async (tx) => {
    await lockClass(tx, id, clock.now());
    const ids = slides.map(({ _id }) => _id);
    if (new Set(ids).size !== ids.length) throw invalid({ slides: WORDING.slideTwice });
    const known = await tx.select({ id: liveSlides.id }).from(liveSlides).where(eq(liveSlides.classId, id));
    if (!ids.every((id) => known.some((row) => row.id === id))) throw invalid({ slides: WORDING.noSlide });
    await tx
      .delete(liveSlides)
      .where(and(eq(liveSlides.classId, id), ids.length > 0 ? notInArray(liveSlides.id, ids) : undefined));
    for (const [index, { _id, alt }] of slides.entries())
      await tx
        .update(liveSlides)
        .set({ position: index + 1, ...written({ alt }) })
        .where(eq(liveSlides.id, _id));
  });
  return slidesOf({ db, media }, id);
}
