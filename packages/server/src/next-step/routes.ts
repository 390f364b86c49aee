import { nextStep as calls } from '@digiken/contract';
import { type Route, route } from '../platform/http/route';
import type { Services } from '../platform/services';
import { nextStep } from './next-step';

export function nextStepRoutes(services: Pick<Services, 'db' | 'clock'>): Route[] {
  return [
    route(calls.getNextStep, async ({ query, caller }) => ({
      data: await nextStep(services, caller, query),
    })),
  ];
}
