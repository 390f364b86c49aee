import { z } from 'zod';
import { defineCall } from '../call';
import { Id } from '../entities';

export const health = defineCall({
  method: 'GET',
  path: '/health',
  summary: 'Ready to serve: the database answers',
  answer: z.object({
    status: z.literal('ok'),
    database: z.enum(['pglite', 'postgresql']),
    version: z.string(),
  }),
});

export const unreadCount = defineCall({
  method: 'GET',
  path: '/messages/unread/count/{userId}',
  summary: 'Unread messages of one user: oneself',
  params: z.object({ userId: Id }),
  answer: z.object({ count: z.number().int().min(0) }),
});
