import { z } from 'zod';
import { defineCall } from '../call';
import { helpRoutes } from '../routes/help';
import { LIMITS, TICKET_TOPICS } from '../constants';
import { Email } from '../entities';
import { optionalText, typedLines, typedName } from '../paging';

/** `reference` is what a person quotes when they ask again, e.g. "HD-4F7K2". */
const Received = z.object({ message: z.string(), data: z.object({ reference: z.string() }) });

export const sendTicket = defineCall(helpRoutes.sendTicket, {
  summary: 'Send a question to the help desk; confirms it by mail',
  body: z.object({
    name: typedName('your name', LIMITS.nameMax * 2 + 1),
    email: Email,
    topic: z.enum(TICKET_TOPICS, { error: 'Choose what it is about' }),
    message: typedLines('your question', LIMITS.ticketMax),
  }),
  answer: Received,
  status: 201,
});

/** Nobody has to say who they are to report a barrier. */
export const reportBarrier = defineCall(helpRoutes.reportBarrier, {
  summary: 'Report an accessibility barrier to the administrators',
  body: z.object({
    page: optionalText(500),
    problem: typedLines('what happened', LIMITS.ticketMax),
    technology: optionalText(300),
    contact: Email.or(z.literal('')),
  }),
  answer: Received,
  status: 201,
});
