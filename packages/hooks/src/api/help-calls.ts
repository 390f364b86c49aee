import type { help, platform } from '@digiken/contract';
import type { Ask, Body } from './ask';

type Help = typeof help;

/** What anybody may ask of the site, signed in or not. */
export function helpCalls(ask: Ask) {
  return {
    sendTicket: (body: Body<Help['sendTicket']>) =>
      ask<Help['sendTicket']>({ method: 'POST', path: '/help/tickets', body }),
    reportBarrier: (body: Body<Help['reportBarrier']>) =>
      ask<Help['reportBarrier']>({ method: 'POST', path: '/help/barriers', body }),
    getSite: () => ask<(typeof platform)['getSite']>({ method: 'GET', path: '/site' }),
  };
}
