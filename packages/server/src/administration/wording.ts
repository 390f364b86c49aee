import type { Role } from '@digiken/contract';

/** Roles as people call them (product.md §1). */
export const ROLE_NAMES: Record<Role, string> = {
  user: 'learner',
  tutor: 'instructor',
  hub: 'hub administrator',
  sudo: 'content manager',
  admin: 'administrator',
};

export const NO_PERSON = 'There is no such person.';
