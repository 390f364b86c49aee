import { due, nextStep as calls } from '@digiken/contract';
import { type Route, route } from '../platform/http/route';
import type { Services } from '../platform/services';
import { dueSoon } from './due';
import { nextStep } from './next-step';

export function nextStepRoutes(services: Pick<Services, 'db' | 'clock'>): Route[] {
  return [
    route(due.listDue, async ({ caller }) => ({ data: await dueSoon(services, caller) })),
    route(calls.getNextStep, async ({ query, caller }) => ({
      data: await nextStep(services, caller, query),
    })),
  ];
}
