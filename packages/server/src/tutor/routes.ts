import { tutor as calls } from '@digiken/contract';
import { type Route, route, streamRoute } from '../platform/http/route';
import { countTry, networkOf } from '../platform/rate-limit';
import { askTutor } from './answers/ask';
import { followAnswer } from './answers/follow';
import { rateAnswer, stopAnswer } from './answers/own';
import { askAssistant } from './assistant/ask';
import { getTutor, modelOf, setTutorConsent } from './conversations/consent';
import { exportTutor } from './conversations/export';
import {
  getConversation,
  listConversations,
  removeConversation,
  removeConversations,
} from './conversations/own';
import { askPerson } from './conversations/ticket';
import type { OpenTutor } from './open';
import { WORDING } from './wording';

const WINDOW = 600;
/** Questions of one person in ten minutes, and of one address: a class shares one school's address. */
const QUESTIONS = { person: 40, address: 120 };

export function tutorRoutes(tutor: OpenTutor): Route[] {
  const { db, clock } = tutor;
  const count = (key: string, max: number) =>
    countTry({ db, clock }, { limits: [{ key, max, windowSeconds: WINDOW }], message: WORDING.tooMany });

  return [
    route(calls.getTutor, async ({ caller }) => ({ data: await getTutor(tutor, caller) })),
    route(calls.setTutorConsent, async ({ body, caller }) => ({
      message: body.accepted ? WORDING.agreed : WORDING.refused,
      data: await setTutorConsent(tutor, caller, body),
    })),
    route(calls.askTutor, async ({ body, caller }) => {
      await count(`tutor:account:${caller.id}`, QUESTIONS.person);
      return { data: await askTutor(tutor, caller, body) };
    }),
    streamRoute(calls.followAnswer, ({ params, caller, signal }) =>
      followAnswer(tutor, caller, { id: params.id, signal }),
    ),
    route(calls.stopAnswer, async ({ params, caller }) => ({
      data: await stopAnswer(tutor, caller, params.id),
    })),
    route(calls.rateAnswer, async ({ params, body, caller }) => ({
      data: await rateAnswer(tutor, caller, { id: params.id, rating: body.rating }),
    })),
    route(calls.listConversations, ({ query, caller }) => listConversations(db, caller, query)),
    route(calls.getConversation, async ({ params, caller }) => ({
      data: await getConversation(db, caller, params.id),
    })),
    route(calls.removeConversation, async ({ params, caller }) => {
      await removeConversation(db, caller, params.id);
      return { message: WORDING.removed };
    }),
    route(calls.removeConversations, async ({ caller }) => {
      await removeConversations(db, caller);
      return { message: WORDING.removedAll };
    }),
    route(calls.askPerson, async ({ params, body, caller }) => {
      const reference = await askPerson(tutor, caller, { id: params.id, text: body.text });
      return { message: WORDING.sent(reference), data: { reference } };
    }),
    route(calls.exportTutor, async ({ caller }) => ({ data: await exportTutor(tutor, caller) })),

    route(calls.getAssistant, async () => ({ data: { model: modelOf(tutor) } })),
    streamRoute(calls.askAssistant, async ({ body, request, signal }) => {
      await count(`assistant:address:${networkOf(request.ip)}`, QUESTIONS.address);
      return askAssistant(tutor, { question: body, signal });
    }),
  ];
}
