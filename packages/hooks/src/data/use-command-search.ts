import { ADMIN_ROLES, type Role } from '@digiken/contract/constants';
import { adminRoutes } from '@digiken/contract/routes/admin';
import { learningRoutes } from '@digiken/contract/routes/learning';
import { messageRoutes } from '@digiken/contract/routes/messages';
import type { SearchResults } from '@digiken/contract';
import { useRequest, useViewer } from '../session/services';
import { USER } from './admin-items';
import { COURSE } from './course-items';
import { listOf } from './list-items';
import { PERSON } from './message-items';
import { dataOf, type Query, useCached } from './use-query';

/** What the command palette finds by name. */
export interface CommandResults extends Pick<SearchResults, 'courses' | 'lessons'> {
  /** All users for administrators, otherwise those whom the caller may write to. */
  people: { _id: string; name: string }[];
}

/**
 * Courses, lessons and people for a text; waits while it is empty.
 * @param role of the user; undefined for visitors, who find no people
 */
export function useCommandSearch(text: string, role: Role | undefined): Query<CommandResults> {
  const request = useRequest();
  const viewer = useViewer();
  const search = text.trim();
  const people = async () => {
    if (role === undefined) return [];
    if (ADMIN_ROLES.some((admin) => admin === role))
      return listOf((await request(adminRoutes.listUsers, { query: { search } })).data, USER);
    return listOf((await request(messageRoutes.listRecipients, { query: { search } })).data, PERSON);
  };
  return useCached(
    viewer === null || search === '' ? null : (['commandSearch', search, viewer] as const),
    async () => {
      const [results, found] = await Promise.all([
        request(learningRoutes.search, { query: { q: search } }).then(dataOf),
        people(),
      ]);
      return {
        courses: listOf(results.courses, COURSE),
        lessons: listOf(results.lessons, { title: '', excerpt: '', matches: [] }),
        people: found,
      };
    },
    { revalidateOnFocus: false, keepPreviousData: true },
  );
}
