import {
  type Call,
  hubAnnouncements,
  hubAssignments,
  hubPeople,
  hubs,
  personalInvitations,
} from '@digiken/contract';
import sharp from 'sharp';
import { newId } from '../../../src/platform/ids';
import { PASSWORD } from '../../support/server';
import type { Row } from '../row';
import type { Try, World } from '../world';

const HUB = ['hub'] as const;
type Things = Awaited<ReturnType<World['hubThings']>>;

/** A call about something of the hub; 404 for the same thing of another hub. */
const onOwn = (request: (things: Things) => Try, more: Partial<Row> = {}): Row => ({
  may: HUB,
  own: async (world) => request(await world.hubThings(world.hub)),
  otherHub: async (world) => request(await world.hubThings(world.otherHub)),
  ...more,
});
const ofHub = (own: Row['own']): Row => ({ may: HUB, own });

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#0a5' } })
  .png()
  .toBuffer();
const upload = async (field: string) => ({ upload: { field, name: `${field}.png`, content: await picture } });
const dates = { startsOn: null, due: null, note: '' };
const news = { subject: 'News', body: 'We meet on Friday.', mail: false };
const person = { firstName: 'Achieng', lastName: 'Otieno', password: PASSWORD };

export const hubOrganisationRows: [Call, Row][] = [
  [
    hubPeople.checkInvitations,
    ofHub(() => ({
      upload: { field: 'file', name: 'people.csv', content: Buffer.from('email\nnjeri@ngo.example\n') },
    })),
  ],
  [hubPeople.listInvitationChecks, ofHub(() => ({}))],
  [hubPeople.getInvitationCheck, onOwn(({ checkId: id }) => ({ params: { id } }))],
  [hubPeople.listInvitationLines, onOwn(({ checkId: id }) => ({ params: { id } }))],
  [hubPeople.exportInvitationLines, onOwn(({ checkId: id }) => ({ params: { id } }))],
  [hubPeople.sendInvitations, onOwn(({ checkId: id }) => ({ params: { id } }))],
  [hubPeople.listPersonalInvitations, ofHub(() => ({}))],
  [hubPeople.resendPersonalInvitation, onOwn(({ invitationId: id }) => ({ params: { id } }))],
  [hubPeople.withdrawPersonalInvitation, onOwn(({ invitationId: id }) => ({ params: { id } }))],
  [hubPeople.listCohorts, ofHub(() => ({}))],
  [hubPeople.createCohort, ofHub(() => ({ body: { name: `Class ${newId()}` } }))],
  [hubPeople.getCohort, onOwn(({ cohortId: id }) => ({ params: { id } }))],
  [hubPeople.renameCohort, onOwn(({ cohortId: id }) => ({ params: { id }, body: { name: `New ${id}` } }))],
  [hubPeople.removeCohort, onOwn(({ cohortId: id }) => ({ params: { id } }))],
  [
    hubPeople.addCohortMembers,
    onOwn(({ cohortId: id, memberId }) => ({ params: { id }, body: { userIds: [memberId] } })),
  ],
  [
    hubPeople.removeCohortMembers,
    onOwn(({ cohortId: id, memberId }) => ({ params: { id }, body: { userIds: [memberId] } })),
  ],

  [
    personalInvitations.readPersonalInvitation,
    {
      may: 'everybody',
      own: async (world) => ({ body: { secret: (await world.hubThings(world.hub)).secret } }),
    },
  ],
  [
    personalInvitations.acceptPersonalInvitation,
    {
      may: 'signed-in',
      own: async (world) => ({ body: { secret: (await world.hubThings(world.hub)).secret } }),
      // It is for another address; `hub-invitations.test.ts` accepts one.
      answers: [403],
    },
  ],
  [
    personalInvitations.signUpByInvitation,
    {
      may: 'everybody',
      own: async (world) => ({ body: { secret: (await world.hubThings(world.hub)).secret, ...person } }),
    },
  ],

  [hubs.uploadHubLogo, ofHub(() => upload('logo'))],
  [hubs.removeHubLogo, ofHub(() => ({}))],
  [hubs.uploadHubBanner, ofHub(() => upload('banner'))],
  [
    hubs.saveHubBanner,
    { ...ofHub(() => ({ body: { decorative: true, alt: '', position: 50 } })), answers: [200, 404] },
  ],
  [hubs.removeHubBanner, ofHub(() => ({}))],

  [hubAssignments.listAssignments, ofHub(() => ({}))],
  [
    hubAssignments.createAssignment,
    onOwn(({ courseId, cohortId }) => ({
      body: { courseId, everyone: false, cohortIds: [cohortId], ...dates },
    })),
  ],
  [hubAssignments.getAssignment, onOwn(({ assignmentId: id }) => ({ params: { id } }))],
  [hubAssignments.updateAssignment, onOwn(({ assignmentId: id }) => ({ params: { id }, body: dates }))],
  [hubAssignments.withdrawAssignment, onOwn(({ assignmentId: id }) => ({ params: { id } }))],
  [hubAssignments.giveSeats, onOwn(({ assignmentId: id }) => ({ params: { id } }))],
  [hubAssignments.listAssignmentMembers, onOwn(({ assignmentId: id }) => ({ params: { id } }))],
  [hubAssignments.exportAssignmentMembers, onOwn(({ assignmentId: id }) => ({ params: { id } }))],
  [hubAssignments.listAssignedCourses, { may: ['user'], own: () => ({}) }],

  [hubAnnouncements.listHubAnnouncements, ofHub(() => ({}))],
  [
    hubAnnouncements.sendHubAnnouncement,
    {
      may: HUB,
      own: async (world) => {
        await world.hubThings(world.hub);
        return { body: { ...news, everyone: true, cohortIds: [] } };
      },
      otherHub: async (world) => ({
        body: { ...news, everyone: false, cohortIds: [(await world.hubThings(world.otherHub)).cohortId] },
      }),
    },
  ],
  [hubAnnouncements.getHubAnnouncement, onOwn(({ announcementId: id }) => ({ params: { id } }))],
];
