import type { MessagePerson } from '@digiken/contract';
import { ADMIN_ROLES, fullName } from '@digiken/contract/constants';
import { users } from '../users';

export const personColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  avatar: users.avatar,
  role: users.role,
};

export interface PersonRow {
  id: string;
  firstName: string;
  lastName: string;
  avatar: string | null;
  role: MessagePerson['role'];
}

export const nameOf = (row: Pick<PersonRow, 'firstName' | 'lastName'>) => fullName(row);

export const toPerson = (row: PersonRow): MessagePerson => ({
  _id: row.id,
  name: nameOf(row),
  avatar: row.avatar,
  role: row.role,
});

/** Whether the user is an administrator: they may write to everyone, and everyone may answer them. */
export const administers = ({ role }: Pick<PersonRow, 'role'>) => ADMIN_ROLES.some((one) => one === role);
