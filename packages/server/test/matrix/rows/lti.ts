import { type Call, lti } from '@digiken/contract';
import { ltiPlatforms } from '../../../src/lti/tables';
import { newId } from '../../../src/platform/ids';
import { ADMIN_ONLY, type Row } from '../row';
import type { World } from '../world';

/** A step of a launch: without one in this browser, there is nothing to do. */
const step = (body: object, may: Row['may'] = 'everybody'): Row => ({
  may,
  answers: [409],
  own: () => ({ body: { launch: 'x'.repeat(43), ...body } }),
});

const details = () => ({
  ...{ name: 'Moodle', issuer: 'https://moodle.example.org', clientId: newId(), deploymentIds: ['1'] },
  ...{ authAddress: 'https://moodle.example.org/mod/lti/auth.php', tokenAudience: '' },
  tokenAddress: 'https://moodle.example.org/mod/lti/token.php',
  keysAddress: 'https://moodle.example.org/mod/lti/certs.php',
  ...{ serviceHosts: [], hubId: null, enabled: true },
});

const platform = async ({ server }: World) => {
  const id = newId();
  await server.services.db.insert(ltiPlatforms).values({ id, ...details() });
  return { id };
};
const about = (body?: () => object): Row => ({
  may: ADMIN_ONLY,
  own: async (world) => ({ params: await platform(world), body: body?.() }),
});

export const ltiRows: [Call, Row][] = [
  [lti.continueLaunch, step({})],
  [lti.linkLaunch, step({}, 'verified')],
  [lti.listLaunchItems, step({ courseId: 'x' })],
  [lti.chooseContent, step({ items: [{ kind: 'course', id: 'x' }] })],
  [lti.listPlatforms, { may: ADMIN_ONLY, own: () => ({}) }],
  [lti.getPlatform, about()],
  [lti.addPlatform, { may: ADMIN_ONLY, own: () => ({ body: details() }) }],
  [lti.savePlatform, about(details)],
  [lti.removePlatform, about()],
];
