import * as contract from '@digiken/contract';
import type { Call } from '@digiken/contract';
import type { TestServer } from '../support/server';

const modules = [
  contract.accounts,
  contract.activities,
  contract.admin,
  contract.authoring,
  contract.certificates,
  contract.coAuthors,
  contract.consoles,
  contract.courseReviews,
  contract.curriculum,
  contract.discussions,
  contract.earnings,
  contract.events,
  contract.gifts,
  contract.help,
  contract.hubs,
  contract.hubAnnouncements,
  contract.hubAssignments,
  contract.hubPeople,
  contract.personalInvitations,
  contract.learning,
  contract.live,
  contract.lti,
  contract.messages,
  contract.choices,
  contract.due,
  contract.nextStep,
  contract.notes,
  contract.notifications,
  contract.versions,
  contract.week,
  contract.oidc,
  contract.offers,
  contract.offline,
  contract.passkeys,
  contract.payments,
  contract.paymentsAdmin,
  contract.platform,
  contract.privacy,
  contract.quizArrangements,
  contract.questionBanks,
  contract.quizAuthoring,
  contract.quizMarking,
  contract.quizRegrading,
  contract.quizzes,
  contract.seats,
  contract.tutor,
  contract.twoStep,
];

/** Every call of the contract, by its name. */
export const CALLS: ReadonlyMap<string, Call> = new Map(
  modules.flatMap((module) =>
    Object.entries(module as Record<string, unknown>).filter(
      (entry): entry is [string, Call] =>
        typeof entry[1] === 'object' && entry[1] !== null && 'method' in entry[1],
    ),
  ),
);

export const nameOf = ({ method, path }: Call) => `${method} ${path}`;

/** All routes of the running server. */
export async function routesOf(server: TestServer): Promise<string[]> {
  const { body } = await server.call('GET', '/openapi.json');
  return Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
}
