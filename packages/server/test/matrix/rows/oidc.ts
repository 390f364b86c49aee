import { type Call, oidc } from '@digiken/contract';
import { idOf, type Row } from '../row';
import type { Actor, World } from '../world';

const self = (world: World, actor: Actor) => ({ id: idOf(world, actor), provider: 'school' });
const another = (world: World) => ({ id: world.others.user.id, provider: 'school' });

/** A step of a sign-in: without one in this browser, there is nothing to do. */
const step = (body: unknown): Row => ({ may: 'everybody', answers: [409], own: () => ({ body }) });

/** Users can change only their own ways of signing in. The world has no provider. */
const personal: Row = {
  may: 'verified',
  answers: [404],
  own: (world, actor) => ({ params: self(world, actor), body: {} }),
  other: (world) => ({ params: another(world), body: {} }),
};

export const oidcRows: [Call, Row][] = [
  [oidc.continueOidc, step({})],
  [oidc.linkOidc, step({ password: 'not this one' })],
  [oidc.signUpOidc, step({ firstName: 'Njeri', lastName: 'Mwangi' })],
  [
    oidc.listIdentities,
    {
      may: 'signed-in',
      own: (world, actor) => ({ params: self(world, actor) }),
      other: (world) => ({ params: another(world) }),
    },
  ],
  [oidc.addIdentity, personal],
  [oidc.removeIdentity, personal],
];
