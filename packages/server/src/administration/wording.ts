import type { Role } from '@digiken/contract';

/** The names of the roles (spec 1.14-1.17). */
export const ROLE_NAMES: Record<Role, string> = {
  user: 'learner',
  tutor: 'instructor',
  hub: 'hub administrator',
  sudo: 'content manager',
  admin: 'administrator',
};

export const NO_PERSON = 'There is no such person.';
