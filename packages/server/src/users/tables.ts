import type { Preferences } from '@digiken/contract';
import { ROLES, SIGNUP_METHODS } from '@digiken/contract';
import { index, jsonb, pgEnum, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../platform/database/columns';

export const userRole = pgEnum('user_role', ROLES);
export const userStatus = pgEnum('user_status', ['active', 'deactivated']);
export const signupMethod = pgEnum('signup_method', SIGNUP_METHODS);

/** Organisations or communities with members (product.md §1); issue 3 gives them their screens. */
export const hubs = pgTable('hubs', {
  id: id(),
  name: text('name').notNull(),
  createdAt: createdAt(),
});

export const users = pgTable(
  'users',
  {
    id: id(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Lower case, as the contract's Email makes it. */
    email: text('email').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    role: userRole('role').notNull().default('user'),
    status: userStatus('status').notNull().default('active'),
    signupMethod: signupMethod('signup_method').notNull().default('password'),
    emailVerifiedAt: moment('email_verified_at'),
    /** Path below /api/media/. */
    avatar: text('avatar'),
    /** The hub that a hub administrator runs. */
    hubId: text('hub_id').references(() => hubs.id, { onDelete: 'set null' }),
    preferences: jsonb('preferences').$type<Preferences>(),
    createdAt: createdAt(),
  },
  (table) => [index('users_hub_id').on(table.hubId)],
);
