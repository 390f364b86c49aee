import type { DiscussionPost } from '@digiken/contract';
import { type CourseRights, isAdministrator, isAuthor } from '../courses';
import type { ShownName } from '../settings';
import { users } from '../users';

export const authorColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  avatar: users.avatar,
  role: users.role,
};

type AuthorRow = Pick<typeof users.$inferSelect, keyof typeof authorColumns>;

/** The author of a post as others see them: a name, and what they are in the course. Never an address. */
export function toAuthor(
  row: AuthorRow | null,
  { ownerId, coAuthorIds }: CourseRights,
  shown: ShownName,
): DiscussionPost['author'] {
  if (row === null) return null;
  const teaches = isAuthor(row) && (row.id === ownerId || coAuthorIds.includes(row.id));
  const staff = isAdministrator({ ...row, verified: true });
  return {
    _id: row.id,
    name: shown(row),
    avatar: row.avatar,
    badge: teaches ? 'instructor' : staff ? 'staff' : null,
  };
}
