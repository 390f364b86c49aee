import { type Call, tutor } from '@digiken/contract';
import { ADMIN_ONLY, ADMINISTRATORS, idOf, type Row } from '../row';
import type { Actor, World } from '../world';

const settings = { questionsPerDay: 30, tokensPerDay: 2_000_000, retentionDays: 90, hintsFirst: true };
const freely = (own: Row['own'] = () => ({})): Row => ({ may: 'verified', own });

/** Calls about a conversation or its answer: everybody else's is 404, for administrators too. */
const ofOwn = (which: 'conversation' | 'answer', body?: object): Row => {
  const make = async (world: World, userId: string) => ({
    params: { id: (await world.tutorTurn(userId))[which] },
    body,
  });
  return {
    may: 'verified',
    own: (world, actor) => make(world, idOf(world, actor)),
    other: async (world) => make(world, (await world.person()).id),
  };
};

/** Calls about a flagged conversation; one that is not flagged is 404. */
const ofFlagged = (body?: object): Row => ({
  may: ADMINISTRATORS,
  own: async (world: World) => ({
    params: { id: (await world.tutorTurn(world.people.user.id, 'injection')).conversation },
    body,
  }),
  other: async (world: World, _actor: Actor) => ({
    params: { id: (await world.tutorTurn(world.people.user.id)).conversation },
    body,
  }),
});

export const tutorRows: [Call, Row][] = [
  [tutor.getTutor, freely()],
  // The site of these tests has no model, so there is nothing to agree to.
  [tutor.setTutorConsent, { ...freely(() => ({ body: { accepted: true, age: 'adult' } })), answers: [409] }],
  [
    tutor.askTutor,
    {
      may: 'verified',
      own: () => ({ body: { text: 'Where do I count the drawer?' } }),
      other: async (world) => ({
        body: {
          text: 'Where do I count the drawer?',
          conversationId: (await world.tutorTurn((await world.person()).id)).conversation,
        },
      }),
    },
  ],
  [tutor.followAnswer, ofOwn('answer')],
  [tutor.stopAnswer, ofOwn('answer')],
  [tutor.rateAnswer, ofOwn('answer', { rating: 'helped' })],
  [tutor.listConversations, freely()],
  [tutor.getConversation, ofOwn('conversation')],
  [tutor.removeConversation, ofOwn('conversation')],
  [tutor.removeConversations, freely()],
  [tutor.askPerson, ofOwn('conversation', { text: 'I do not get it.' })],
  [tutor.exportTutor, freely()],
  [tutor.getAssistant, { may: 'everybody', own: () => ({}) }],
  [tutor.askAssistant, { may: 'everybody', own: () => ({ body: { text: 'Where do I count the drawer?' } }) }],
  [tutor.getTutorFigures, { may: ADMINISTRATORS, own: () => ({}) }],
  [tutor.listFlagged, { may: ADMINISTRATORS, own: () => ({}) }],
  [tutor.getFlagged, ofFlagged()],
  [tutor.reviewFlagged, ofFlagged({ note: '' })],
  [tutor.getTutorSettings, { may: ADMINISTRATORS, own: () => ({}) }],
  [tutor.saveTutorSettings, { may: ADMIN_ONLY, own: () => ({ body: settings }) }],
];
