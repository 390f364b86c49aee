import { randomBytes } from 'node:crypto';
import { accounts, type Call, consoles, platform, privacy } from '@digiken/contract';
import { newId } from '../../../src/platform/ids';
import { PASSWORD, type SignedIn } from '../../support/server';
import { idOf, type Row } from '../row';
import type { Actor, World } from '../world';

const self = (world: World, actor: Actor) => ({ params: { id: idOf(world, actor) } });
const another = (world: World) => ({ params: { id: world.others.user.id } });

/** Users can access only their own account (spec R.24). */
function personal(more: Partial<Pick<Row, 'answers'>> & { body?: unknown; upload?: string } = {}): Row {
  const { body, upload, answers } = more;
  const rest = (world: World) => ({ body, ...(upload && { upload: world.png(upload) }) });
  return {
    may: 'signed-in',
    answers,
    own: (world, actor) => ({ ...self(world, actor), ...rest(world) }),
    other: (world) => ({ ...another(world), ...rest(world) }),
  };
}

const preferences = { theme: 'light', contrast: 'high', textSize: '125', motion: 'reduced' };

export const accountRows: [Call, Row][] = [
  [
    accounts.signUp,
    {
      may: 'everybody',
      own: () => ({
        body: {
          firstName: 'Njeri',
          lastName: 'Mwangi',
          email: `${newId()}@test.example`,
          password: PASSWORD,
        },
      }),
    },
  ],
  [
    accounts.signIn,
    {
      may: 'everybody',
      own: (world) => ({ body: { email: world.people.user.email, password: PASSWORD } }),
    },
  ],
  [
    accounts.signOut,
    { may: 'everybody', own: async (world, actor) => ({ as: await disposable(world, actor) }) },
  ],
  [
    accounts.verifyEmail,
    { may: 'everybody', answers: [422], own: () => ({ body: { token: 'x'.repeat(43) } }) },
  ],
  [
    accounts.resendVerification,
    { may: 'signed-in', own: async (world, actor) => ({ as: await disposable(world, actor) }) },
  ],
  // Each with a token of its own: few mails are sent for one.
  [
    accounts.renewVerification,
    { may: 'everybody', own: () => ({ body: { token: randomBytes(32).toString('base64url') } }) },
  ],
  [
    accounts.forgotPassword,
    { may: 'everybody', own: async (world) => ({ body: { email: (await world.person()).email } }) },
  ],
  [
    accounts.resetPassword,
    {
      may: 'everybody',
      answers: [422],
      own: () => ({ body: { token: 'x'.repeat(43), password: 'chai ya maziwa 9' } }),
    },
  ],
  [accounts.getUser, personal()],
  [accounts.updateProfile, personal({ body: { firstName: 'Njeri', lastName: 'Mwangi' } })],
  [accounts.uploadAvatar, personal({ upload: 'avatar' })],
  [accounts.removeAvatar, personal()],
  [
    accounts.changePassword,
    personal({ body: { currentPassword: 'not this one', newPassword: 'chai ya maziwa 9' }, answers: [422] }),
  ],
  [accounts.savePreferences, personal({ body: preferences })],
  [accounts.listSessions, personal()],
  [
    accounts.revokeSession,
    {
      may: 'signed-in',
      own: async (world, actor) => {
        const as = await disposable(world, actor);
        return { as, params: { id: as.id, sessionId: await sessionOf(world, as) } };
      },
      other: async (world) => ({
        params: { id: world.others.user.id, sessionId: await sessionOf(world, world.others.user) },
      }),
    },
  ],
  [privacy.getAccountData, personal()],
  [
    privacy.requestExport,
    {
      may: 'signed-in',
      own: async (world, actor) => {
        const as = await disposable(world, actor);
        return { as, params: { id: as.id } };
      },
      other: another,
    },
  ],
  [
    privacy.deleteAccount,
    {
      may: 'signed-in',
      own: async (world, actor) => {
        const as = await disposable(world, actor);
        return { as, params: { id: as.id }, body: { password: PASSWORD } };
      },
      other: (world) => ({ ...another(world), body: { password: PASSWORD } }),
    },
  ],
  [platform.health, { may: 'everybody', own: () => ({}) }],
  [platform.ready, { may: 'everybody', own: () => ({}) }],
  [consoles.consoleWork, { may: ['tutor', 'hub', 'sudo', 'admin'], own: () => ({}) }],
  [
    platform.unreadCount,
    {
      may: 'signed-in',
      own: (world, actor) => ({ params: { userId: idOf(world, actor) } }),
      other: (world) => ({ params: { userId: world.others.user.id } }),
    },
  ],
];

/** A user of the actor's role whose session may end; for a visitor the learner. */
async function disposable(world: World, actor: Actor): Promise<SignedIn> {
  if (actor === 'anonymous') return world.people.user;
  return actor === 'unverified' ? world.server.signedIn('user', { verified: false }) : world.person(actor);
}

async function sessionOf(world: World, as: SignedIn): Promise<string> {
  const { body } = await world.server.call('GET', `/user/${as.id}/sessions`, { as });
  return body.data[0]._id as string;
}
