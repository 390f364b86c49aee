import { z } from 'zod';
import { defineCall } from '../call';
import { OWN_EVENT_PARTS } from '../constants/notifications';
import { eventRoutes } from '../routes/events';

/** Says what to fetch again. The first event of a stream names everything, because something may have been missed. */
export const OwnEvent = z.object({ changed: z.array(z.enum(OWN_EVENT_PARTS)) });
export type OwnEvent = z.infer<typeof OwnEvent>;

export const streamOwnEvents = defineCall(eventRoutes.streamOwnEvents, {
  summary: 'What changes for the caller, as it happens: new and read notifications and messages',
  answer: OwnEvent,
});
