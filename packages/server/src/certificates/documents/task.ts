import type { Services } from '../../platform/services';
import type { Task } from '../../platform/workers';
import type { addressesOf } from '../signing/addresses';
import type { certificates } from '../tables';
import type { PrintedCertificate } from './pdf';

/** The files that are made of a certificate. `picture` is the badge without its credential. */
export type CertificateFile = 'pdf' | 'picture' | 'badge-png' | 'badge-svg' | 'share';

interface Input {
  file: CertificateFile;
  certificate: PrintedCertificate;
  credential: string;
}

/** Writes files of certificates in a worker: letters are laid out one by one, and a class finishes together. */
export const certificateTask: Task<Input, Uint8Array> = {
  name: 'certificate',
  // Loaded here, so that the main thread never loads pdfkit and the fonts.
  run: async ({ file, certificate, credential }) => {
    if (file === 'pdf') return (await import('./pdf')).renderCertificate(certificate);
    const { badgeSvg, bakeSvg, shareSvg, toPng } = await import('./pictures');
    switch (file) {
      case 'share':
        return toPng(shareSvg(certificate));
      case 'picture':
        return toPng(badgeSvg(certificate));
      case 'badge-svg':
        return Buffer.from(bakeSvg(badgeSvg(certificate), credential));
      default: {
        const { bakePng } = await import('./bake-png');
        return bakePng(await toPng(badgeSvg(certificate)), credential);
      }
    }
  },
};

interface Parts {
  row: typeof certificates.$inferSelect;
  signature?: Buffer | undefined;
  address: Pick<ReturnType<typeof addressesOf>, 'verify'>;
}

/** One file of a certificate. */
export async function certificateFile(
  { workers }: Pick<Services, 'workers'>,
  file: CertificateFile,
  { row, signature, address }: Parts,
): Promise<Buffer> {
  const { id, name, courseTitle, signatory, signatoryTitle, issuedAt, expiresAt, credential } = row;
  const certificate = {
    ...{ id, name, signatory, signatoryTitle, signature },
    course: courseTitle,
    issuedAt: issuedAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    verifyUrl: address.verify(id),
  };
  return Buffer.from(await workers.run(certificateTask, { file, certificate, credential }));
}
