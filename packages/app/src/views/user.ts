import type { User } from '@digiken/contract';
import type { ProfileFormProps } from '@digiken/learning/profile-form';

/** A user as menus and forms show one; names fall back on each other. */
export function userView(user: User): ProfileFormProps['user'] {
  const firstName = user.firstName || user.name?.split(' ')[0] || user.email;
  return {
    firstName,
    lastName: user.lastName ?? '',
    name: user.name || `${firstName} ${user.lastName ?? ''}`.trim(),
    email: user.email,
    avatar: user.avatar ?? undefined,
  };
}
