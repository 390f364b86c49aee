import type { live as calls, LiveClass, LiveClassDetail, QueryOf } from '@digiken/contract';
import { LIVE_TIMES, type LiveWhen } from '@digiken/contract/constants';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { keyPage } from '../../platform/database/paging';
import type { Caller } from '../../platform/http/route';
import { invalid } from '../../platform/http/errors';
import type { Deps } from '../../platform/services';
import { slidesOf } from '../slides/slides';
import { liveClasses } from '../tables';
import { type FoundClass, joinedClasses, managesClass, ofCaller, seenClass, toClass, toDetail } from './find';

interface Listed {
  when?: LiveWhen | undefined;
  cursor?: string | undefined;
  where: SQL | undefined;
}

/** A class is past once its host ended it or its time is over. */
function timeOf(when: LiveWhen, now: Date): SQL {
  const closed = new Date(now.getTime() - LIVE_TIMES.grace).toISOString();
  return when === 'upcoming'
    ? sql`${liveClasses.endedAt} is null and ${liveClasses.endsAt} > ${closed}::timestamptz`
    : sql`(${liveClasses.endedAt} is not null or ${liveClasses.endsAt} <= ${closed}::timestamptz)`;
}

async function pageClasses(
  { db, clock }: Deps<'clock'>,
  caller: Caller,
  { when = 'upcoming', cursor, where: condition }: Listed,
) {
  const now = clock.now();
  const { rows, ...ends } = await keyPage<FoundClass>(
    cursor,
    {
      key: liveClasses.startsAt,
      id: liveClasses.id,
      direction: when === 'upcoming' ? 'asc' : 'desc',
      keyOf: ({ row }) => ({ key: row.startsAt, id: row.id }),
    },
    ({ where, orderBy, limit }) =>
      joinedClasses(db, caller.id)
        .where(and(condition, timeOf(when, now), where))
        .orderBy(...orderBy)
        .limit(limit),
  );
  const data: LiveClass[] = rows.map((found) => toClass(found, managesClass(caller, found), now));
  return { data, ...ends };
}

/** Classes that the caller hosts, manages or may join (spec 13.60). */
export const listOwn = (
  deps: Deps<'clock'>,
  caller: Caller,
  { courseId, hubId, ...page }: QueryOf<typeof calls.listLiveClasses>,
) =>
  pageClasses(deps, caller, {
    ...page,
    where: and(
      ofCaller(caller),
      courseId === undefined ? undefined : eq(liveClasses.courseId, courseId),
      hubId === undefined ? undefined : eq(liveClasses.hubId, hubId),
    ),
  });

/** Classes of the hub that the caller administers. */
export const listOfHub = (
  deps: Deps<'clock'>,
  caller: Caller,
  page: QueryOf<typeof calls.listHubLiveClasses>,
) => pageClasses(deps, caller, { ...page, where: eq(liveClasses.hubId, caller.user.hub?._id ?? '') });

/** Every class of the site, for administrators. `search`: words of the title or of the host's name. */
export const listAll = (
  deps: Deps<'clock'>,
  caller: Caller,
  { search, ...page }: QueryOf<typeof calls.listAllLiveClasses>,
) => {
  if (search?.includes('\0')) throw invalid({ search: 'Remove the unreadable characters' });
  const like = `%${(search ?? '').replace(/[\\%_]/g, (mark) => `\\${mark}`)}%`;
  const where = search
    ? sql`(${liveClasses.title} ilike ${like} or exists (
        select 1 from users h where h.id = ${liveClasses.hostId} and h.first_name || ' ' || h.last_name ilike ${like}))`
    : undefined;
  return pageClasses(deps, caller, { ...page, where });
};

/** @throws {HttpError} 404 as `seenClass` */
export async function getDetail(
  deps: Deps<'clock' | 'media'>,
  caller: Caller,
  id: string,
): Promise<LiveClassDetail> {
  const found = await seenClass(deps.db, caller, id);
  return toDetail(found, await slidesOf(deps, id), deps.clock.now());
}
