import { type Call, passkeys, twoStep } from '@digiken/contract';
import { Authenticator } from '../../support/authenticator';
import type { SignedIn } from '../../support/server';
import { addPasskey, turnOn } from '../../two-step-fixtures';
import { ADMIN_ONLY, ADMINISTRATORS, idOf, type Row } from '../row';
import type { Actor, World } from '../world';

const another = (world: World) => world.others.user.id;

/** A user whose way to sign in may change. */
const fresh = (world: World, actor: Actor): Promise<SignedIn> =>
  world.person(actor === 'anonymous' || actor === 'unverified' ? 'user' : actor);

/** A call about the caller's own account. */
const personal = (may: Row['may'], body: unknown, answers?: readonly number[]): Row => ({
  may,
  answers,
  own: async (world, actor) => {
    if (actor === 'anonymous' || actor === 'unverified') return { params: { id: idOf(world, actor) }, body };
    const as = await fresh(world, actor);
    return { as, params: { id: as.id }, body };
  },
  other: (world) => ({ params: { id: another(world) }, body }),
});

/** A passkey of the person; for people who may have none the id of nothing. */
const withPasskey = async (world: World, actor: Actor, body?: unknown) => {
  const as = await fresh(world, actor);
  const { answer } = await addPasskey(world.server, as);
  const params = { id: as.id, passkeyId: answer.body.data._id as string };
  return { ...(actor !== 'unverified' && { as }), params, body };
};
const passkeyOf = (body?: unknown): Row => ({
  may: 'verified',
  own: (world, actor) => withPasskey(world, actor, body),
  other: async (world) => {
    const { params } = await withPasskey(world, 'user');
    return { params, body };
  },
});

export const signInRows: [Call, Row][] = [
  [passkeys.passkeyOptions, { may: 'everybody', own: () => ({}) }],
  [
    passkeys.signInWithPasskey,
    {
      may: 'everybody',
      answers: [401],
      own: () => {
        const { clientExtensionResults: _none, ...body } = new Authenticator().assert({ challenge: 'x' });
        body.response.userHandle = 'bm9ib2R5';
        return { body };
      },
    },
  ],
  [passkeys.newPasskeyOptions, personal('verified', undefined)],
  [
    passkeys.addPasskey,
    {
      may: 'verified',
      own: async (world, actor) => {
        const as = await fresh(world, actor);
        const { body } = await world.server.call('POST', `/user/${as.id}/passkeys/options`, { as });
        const passkey = new Authenticator().register(body.data);
        const own = { params: { id: as.id }, body: { name: 'My phone', passkey } };
        return actor === 'unverified' ? own : { as, ...own };
      },
      other: (world) => ({
        params: { id: another(world) },
        body: { name: 'Mine', passkey: new Authenticator().register({ challenge: 'x', user: { id: 'x' } }) },
      }),
    },
  ],
  [passkeys.renamePasskey, passkeyOf({ name: 'Old phone' })],
  [passkeys.removePasskey, passkeyOf()],

  [twoStep.getSecondStep, { may: 'everybody', answers: [401], own: () => ({}) }],
  [twoStep.finishSecondStep, { may: 'everybody', answers: [401], own: () => ({ body: { code: '123456' } }) }],
  [
    twoStep.getSignInSecurity,
    {
      may: 'signed-in',
      own: (world, actor) => ({ params: { id: idOf(world, actor) } }),
      other: (world) => ({ params: { id: another(world) } }),
    },
  ],
  [
    twoStep.confirmIdentity,
    {
      may: 'signed-in',
      answers: [422],
      own: (world, actor) => ({ params: { id: idOf(world, actor) }, body: { password: 'not this one' } }),
      other: (world) => ({ params: { id: another(world) }, body: { password: 'not this one' } }),
    },
  ],
  [twoStep.startTwoStep, personal('verified', undefined)],
  [twoStep.turnOnTwoStep, personal('verified', { code: '123456' }, [409])],
  [twoStep.renewRecoveryCodes, personal('verified', { code: '123456' }, [409])],
  [twoStep.turnOffTwoStep, personal('verified', { code: '123456' }, [409])],
  [
    twoStep.forgetTrustedDevice,
    {
      may: 'verified',
      answers: [404],
      own: (world, actor) => ({ params: { id: idOf(world, actor), deviceId: 'none' } }),
      other: (world) => ({ params: { id: another(world), deviceId: 'none' } }),
    },
  ],
  [twoStep.getTwoStepPolicy, { may: ADMINISTRATORS, own: () => ({}) }],
  [
    twoStep.saveTwoStepPolicy,
    { may: ADMIN_ONLY, own: () => ({ body: { tutor: false, hub: false, admin: false, graceDays: 7 } }) },
  ],
  [
    twoStep.resetTwoStep,
    {
      may: ADMIN_ONLY,
      own: async (world) => {
        const person = await world.person('tutor');
        await turnOn(world.server, person);
        return { params: { id: person.id }, body: { reason: 'Lost the phone.' } };
      },
    },
  ],
];
