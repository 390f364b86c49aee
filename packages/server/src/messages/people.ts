import type { MessagePerson } from '@digiken/contract';
import { ADMIN_ROLES } from '@digiken/contract/constants';
import { nameColumns, type ShownName } from '../settings';
import { users } from '../users';

export const personColumns = {
  ...nameColumns,
  avatar: users.avatar,
};

export interface PersonRow {
  id: string;
  firstName: string;
  lastName: string;
  avatar: string | null;
  role: MessagePerson['role'];
}

export const toPerson = (row: PersonRow, shown: ShownName): MessagePerson => ({
  _id: row.id,
  name: shown(row),
  avatar: row.avatar,
  role: row.role,
});

/** Whether the user is an administrator: they may write to everyone, and everyone may answer them. */
export const administers = ({ role }: Pick<PersonRow, 'role'>) => ADMIN_ROLES.some((item) => item === role);
