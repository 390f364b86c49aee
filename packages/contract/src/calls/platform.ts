import { z } from 'zod';
import { defineCall } from '../call';
import { platformRoutes } from '../routes/platform';
import { Id } from '../entities';
import { SiteSettings } from './admin';
import { SignInProvider } from './oidc';

export const health = defineCall(platformRoutes.health, {
  summary: 'Liveness: the process answers, with or without its database',
  answer: z.object({
    status: z.literal('ok'),
    database: z.enum(['pglite', 'postgresql']),
    version: z.string(),
  }),
});

export const ready = defineCall(platformRoutes.ready, {
  summary:
    'Readiness: the database answers, all migrations have run, and the process is not stopping; else 503',
  answer: z.object({ status: z.literal('ready') }),
});

export const unreadCount = defineCall(platformRoutes.unreadCount, {
  summary: 'Number of unread messages of the signed-in user',
  params: z.object({ userId: Id }),
  answer: z.object({ count: z.number().int().min(0) }),
});

/** The part of the settings that every screen needs. */
export const getSite = defineCall(platformRoutes.getSite, {
  summary:
    'Whether sign-up is open, the notice above the consoles, the addresses in the footer, and the providers to sign in with',
  answer: z.object({
    data: SiteSettings.pick({ signUpOpen: true, notice: true, social: true }).extend({
      providers: z.array(SignInProvider),
    }),
  }),
});
