import { randomBytes } from 'node:crypto';

/** Nairobi is three hours ahead of UTC all year. */
const NAIROBI_MS = 3 * 3_600_000;

/** A new number, `DK-YYYYMMDD-abcd-hex8`: the day in Nairobi, letters of the title, and 32 random bits. */
export function certificateNumber(title: string, at: Date): string {
  const day = new Date(at.getTime() + NAIROBI_MS).toISOString().slice(0, 10).replaceAll('-', '');
  const letters = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 4);
  return `DK-${day}-${letters || 'cert'}-${randomBytes(4).toString('hex')}`;
}
