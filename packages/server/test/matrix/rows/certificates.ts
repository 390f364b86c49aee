import { type Call, certificates } from '@digiken/contract';
import { ADMINISTRATORS, AUTHORS, idOf, type Row } from '../row';
import type { Actor, World } from '../world';

const may = ['user'] as const;

const list = (who: Row['may']): Row => ({ may: who, own: () => ({}) });

/** A call on a certificate of the actor, or of another learner. */
const ofOwn = (): Row => ({
  may,
  own: async (world, actor) => ({ params: { id: await world.certificate(idOf(world, actor)) } }),
  other: async (world) => ({ params: { id: await world.certificate((await world.person()).id) } }),
});

/** A decision of administrators about anyone's certificate. */
const decision = (body: object): Row => ({
  may: ADMINISTRATORS,
  own: async (world) => ({ params: { id: await world.certificate((await world.person()).id) }, body }),
});

/** A call on a course of the actor; administrators may change every course. */
const ofCourse = (body?: object): Row => {
  const managesAll = (actor: Actor) => actor === 'sudo' || actor === 'admin';
  const owned = async (world: World, ownerId: string) => ({
    params: { id: (await world.course({ ownerId })).id },
    body,
  });
  return {
    may: AUTHORS,
    own: (world, actor) => owned(world, idOf(world, actor)),
    other: (world, actor) => (managesAll(actor) ? undefined : owned(world, world.others.tutor.id)),
  };
};

export const certificateRows: [Call, Row][] = [
  [certificates.listCertificates, list(may)],
  [certificates.listCertificateProgress, list(may)],
  [certificates.getCertificate, ofOwn()],
  [
    certificates.verifyCertificate,
    {
      may: 'everybody',
      own: async (world) => ({ params: { id: await world.certificate((await world.person()).id) } }),
    },
  ],
  [certificates.getIssuer, list('everybody')],
  [
    certificates.getSigningKey,
    { may: 'everybody', own: async (world) => ({ params: { thumbprint: await world.signingKey() } }) },
  ],
  [certificates.getCertificateTemplate, ofCourse()],
  [
    certificates.saveCertificateTemplate,
    ofCourse({ enabled: true, signatory: 'Dr Otieno', signatoryTitle: '', validityMonths: 12 }),
  ],
  [certificates.listAllCertificates, list(ADMINISTRATORS)],
  [certificates.revokeCertificate, decision({ reason: 'Issued by mistake.' })],
  [certificates.reissueCertificate, decision({ name: 'Njeri Kamau' })],
];
