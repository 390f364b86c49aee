import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import {
  namePattern,
  inJson,
  type Leaver,
  type PersonalData,
  without,
  withoutNames,
} from '../platform/personal-data';
import { privateKey } from '../platform/private-files';
import type { Deps } from '../platform/services';
import { liveAttendance, liveClasses, liveEvents, liveMessages, liveRecordings, liveSeats } from './tables';

export const livePersonalData: PersonalData = {
  tables: {
    live_classes: {
      exported: 'live-classes',
      deletion:
        'Classes of a course or hub go on with its owner or another administrator as host. Others are deleted.',
    },
    live_seats: { exported: 'live-classes', deletion: 'Deleted.' },
    live_messages: { exported: 'live-classes', deletion: 'Deleted with the seat.' },
    live_publications: {
      exported: null,
      why: 'What is sent at this moment.',
      deletion: 'Deleted with the seat.',
    },
    live_events: {
      exported: null,
      why: 'Repeats other rows for an hour after the class.',
      deletion: 'Those that name the person are deleted.',
    },
    live_captions: {
      exported: null,
      why: 'Says what was spoken in the class, without who typed it.',
      deletion: 'Kept for everyone who may read the captions.',
    },
    live_attendance: { exported: 'live-classes', deletion: 'Deleted.' },
    live_recordings: {
      exported: 'live-classes',
      deletion: 'Deleted with the files, also all of a class that is deleted.',
    },
  },
  exportOf: async ({ db }, userId) => {
    const hosted = await db
      .select()
      .from(liveClasses)
      .where(eq(liveClasses.hostId, userId))
      .orderBy(asc(liveClasses.startsAt));
    const ofClass = { class: liveClasses.title, startsAt: liveClasses.startsAt };
    const seats = await db
      .select({ ...ofClass, role: liveSeats.role, state: liveSeats.state, joinedAt: liveSeats.createdAt })
      .from(liveSeats)
      .innerJoin(liveClasses, eq(liveClasses.id, liveSeats.classId))
      .where(eq(liveSeats.userId, userId))
      .orderBy(asc(liveSeats.createdAt));
    const attended = await db
      .select({
        ...ofClass,
        from: liveAttendance.fromAt,
        until: liveAttendance.untilAt,
        openedLink: liveAttendance.opened,
      })
      .from(liveAttendance)
      .innerJoin(liveClasses, eq(liveClasses.id, liveAttendance.classId))
      .where(eq(liveAttendance.userId, userId))
      .orderBy(asc(liveAttendance.fromAt));
    const written = await db
      .select({ ...ofClass, text: liveMessages.text, createdAt: liveMessages.createdAt })
      .from(liveMessages)
      .innerJoin(liveSeats, eq(liveSeats.id, liveMessages.seatId))
      .innerJoin(liveClasses, eq(liveClasses.id, liveMessages.classId))
      .where(eq(liveSeats.userId, userId))
      .orderBy(asc(liveMessages.createdAt), asc(liveMessages.seq));
    const recorded = await db
      .select({ ...ofClass, recording: liveRecordings })
      .from(liveRecordings)
      .innerJoin(liveClasses, eq(liveClasses.id, liveRecordings.classId))
      .where(eq(liveRecordings.userId, userId))
      .orderBy(asc(liveRecordings.startedAt));
    return {
      parts: {
        'live-classes': {
          hosted: without(hosted, 'hostId', 'eventSeq', 'remindedDayAt', 'remindedSoonAt', 'slideId'),
          joined: seats,
          attended,
          messages: written,
          recordings: recorded.map(({ recording: { source, startedAt, seconds, bytes }, ...of }) => ({
            ...{ class: of.class, source, startedAt, seconds, bytes },
          })),
        },
      },
      files: recorded.map(({ recording: { id, stored } }) => ({
        name: `files/live-classes/${id}.webm`,
        key: privateKey(stored),
      })),
    };
  },
  erase: async ({ db }, leaver) => {
    await handOver(db, leaver);
    await db
      .delete(liveEvents)
      .where(
        and(
          inArray(
            liveEvents.classId,
            db.select({ id: liveSeats.classId }).from(liveSeats).where(eq(liveSeats.userId, leaver.id)),
          ),
          sql`${liveEvents.event}::text ~ ${namePattern(leaver, inJson)}::text`,
        ),
      );
    const alone = db
      .select({ id: liveClasses.id })
      .from(liveClasses)
      .where(eq(liveClasses.hostId, leaver.id));
    const gone = await db
      .delete(liveRecordings)
      .where(or(eq(liveRecordings.userId, leaver.id), inArray(liveRecordings.classId, alone)))
      .returning({ stored: liveRecordings.stored });
    return gone.map(({ stored }) => stored);
  },
};

/**
 * Learners keep classes, with attendance and captions, when the host's account is deleted. The owner of the course or
 * another administrator of the hub becomes the host, or else an administrator of the site. Nobody can join other classes.
 */
async function handOver(db: Deps['db'], leaver: Leaver): Promise<void> {
  await db
    .update(liveClasses)
    .set({
      title: withoutNames(liveClasses.title, leaver),
      description: withoutNames(liveClasses.description, leaver),
      hostId: sql`coalesce(
        (select c.owner_id from courses c where c.id = ${liveClasses.courseId} and c.owner_id <> ${leaver.id}),
        (select u.id from users u where u.hub_id = ${liveClasses.hubId} and u.role = 'hub' and u.status = 'active'
          and u.id <> ${leaver.id} order by u.created_at, u.id limit 1),
        (select u.id from users u where u.role = 'admin' and u.status = 'active' and u.id <> ${leaver.id}
          order by u.created_at, u.id limit 1),
        ${leaver.id})`,
    })
    .where(
      and(
        eq(liveClasses.hostId, leaver.id),
        or(isNotNull(liveClasses.courseId), isNotNull(liveClasses.hubId)),
      ),
    );
}
