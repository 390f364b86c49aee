import { admin, help } from '@digiken/contract';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../platform/http/route';
import { type Route, route } from '../platform/http/route';
import { countTry, type Limit, networkOf } from '../platform/rate-limit';
import type { Services } from '../platform/services';
import { createBarrierReport, createHelpTicket } from './new-ticket';
import { answerTicket, getTicket, listTickets, setTicketState } from './tickets';
import { WORDING } from './wording';

const HOUR = 3600;

/** A class shares one school's address, so the limit per address is higher than per account and per mailbox. */
const limits = (ip: string, ...who: string[]): Limit[] => [
  { key: `help:address:${ip}`, max: 30, windowSeconds: HOUR },
  ...who.map((item) => ({ key: `help:account:${item}`, max: 5, windowSeconds: HOUR })),
];

export function helpRoutes(services: Services): Route[] {
  const { db, clock } = services;
  const count = (request: FastifyRequest, caller: Caller | undefined, email: string) => {
    const who = [caller?.id, email].filter((item): item is string => Boolean(item));
    return countTry(
      { db, clock },
      { limits: limits(networkOf(request.ip), ...who), message: WORDING.tooMany },
    );
  };

  return [
    route(help.sendTicket, async ({ body, caller, request }) => {
      await count(request, caller, body.email);
      const reference = await createHelpTicket(services, caller, body);
      return { message: WORDING.received, data: { reference } };
    }),
    route(help.reportBarrier, async ({ body, caller, request }) => {
      await count(request, caller, body.contact);
      const reference = await createBarrierReport(services, caller, body);
      const message = body.contact ? WORDING.barrierWithContact : WORDING.barrierWithout;
      return { message, data: { reference } };
    }),

    route(admin.listTickets, ({ query }) => listTickets(db, query)),
    route(admin.getTicket, async ({ params }) => ({ data: await getTicket(db, params.id) })),
    route(admin.answerTicket, async ({ params, body, caller }) => {
      const data = await answerTicket(services, caller, { id: params.id, text: body.text });
      return { message: 'Your answer is on its way by mail.', data };
    }),
    route(admin.setTicketState, async ({ params, body, caller }) => {
      const data = await setTicketState(services, caller, { id: params.id, state: body.state });
      return {
        message: body.state === 'closed' ? 'The request is closed.' : 'The request is open again.',
        data,
      };
    }),
  ];
}
