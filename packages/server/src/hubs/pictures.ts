import type { BodyOf, hubs as calls, HubSettings } from '@digiken/contract';
import { HUB_BANNER, HUB_LOGO_SIDE } from '@digiken/contract/constants';
import { eq } from 'drizzle-orm';
import sharp, { type Sharp } from 'sharp';
import { audit } from '../audit';
import { invalid, notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import type { Services } from '../platform/services';
import { written } from '../platform/language';
import { hubs } from '../users';
import { getSettings } from './hub-console';
import { holdHub } from './membership';
import { WORDING } from './people-wording';

type Parts = Pick<Services, 'db' | 'clock' | 'files'>;
type Columns = Partial<
  Pick<
    typeof hubs.$inferSelect,
    'logo' | 'banner' | 'bannerSource' | 'bannerAlt' | 'bannerAltLanguage' | 'bannerPosition'
  >
>;

const ACCEPTED: readonly (string | undefined)[] = ['png', 'jpeg', 'webp', 'gif'];
const MAX_PIXELS = 64_000_000;
const WEBP = { ext: 'webp', type: 'image/webp' } as const;
/** The uncut banner is at least this wide where the upload was, so that each cut is sharp. */
const SOURCE = { width: HUB_BANNER.width, height: HUB_BANNER.width } as const;
const MIDDLE = 50;

/**
 * Stores a logo, fitted into a square without cutting it (spec 13.178).
 * @throws {HttpError} 422 on `logo` if it is not a picture
 */
export async function saveLogo(
  parts: Parts,
  caller: Caller,
  { hubId, content }: { hubId: string; content: Buffer },
): Promise<HubSettings> {
  const square = { width: HUB_LOGO_SIDE, height: HUB_LOGO_SIDE };
  const logo = await store(
    parts,
    await convert(content, 'logo', (picture) =>
      picture.resize({ ...square, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } }),
    ),
  );
  return change(parts, caller, { hubId, columns: { logo }, action: 'changed the logo of the hub' });
}

export const removeLogo = (parts: Parts, caller: Caller, hubId: string): Promise<HubSettings> =>
  change(parts, caller, { hubId, columns: { logo: null }, action: 'removed the logo of the hub' });

/**
 * Stores a banner: decorative and cut in the middle, until its details are saved.
 * @throws {HttpError} 422 on `banner` if it is not a picture
 */
export async function saveBannerPicture(
  parts: Parts,
  caller: Caller,
  { hubId, content }: { hubId: string; content: Buffer },
): Promise<HubSettings> {
  const source = await convert(content, 'banner', (picture) =>
    picture.resize({ ...SOURCE, fit: 'outside', withoutEnlargement: true }),
  );
  const columns = {
    bannerSource: await store(parts, source),
    banner: await store(parts, await cut(source, MIDDLE)),
    ...written({ bannerAlt: '' }),
    bannerPosition: MIDDLE,
  };
  return change(parts, caller, { hubId, columns, action: 'changed the banner of the hub' });
}

/**
 * Describes the banner, and cuts it anew (spec 13.178).
 * @throws {HttpError} 404 if the hub has none
 */
export async function saveBannerDetails(
  parts: Parts,
  caller: Caller,
  { hubId, alt, decorative, position }: BodyOf<typeof calls.saveHubBanner> & { hubId: string },
): Promise<HubSettings> {
  const [hub] = await parts.db.select().from(hubs).where(eq(hubs.id, hubId));
  if (!hub?.bannerSource || hub.banner === null) throw notFound(WORDING.noBanner);
  const moved = position !== hub.bannerPosition;
  const columns = {
    banner: moved ? await store(parts, await cut(await read(parts, hub.bannerSource), position)) : hub.banner,
    ...written({ bannerAlt: decorative ? '' : alt }),
    bannerPosition: position,
  };
  return change(parts, caller, { hubId, columns, action: 'changed the banner of the hub' });
}

export const removeBanner = (parts: Parts, caller: Caller, hubId: string): Promise<HubSettings> =>
  change(parts, caller, {
    hubId,
    columns: { banner: null, bannerSource: null, ...written({ bannerAlt: '' }), bannerPosition: MIDDLE },
    action: 'removed the banner of the hub',
  });

function change(
  { db, clock }: Parts,
  caller: Caller,
  { hubId, columns, action }: { hubId: string; columns: Columns; action: string },
): Promise<HubSettings> {
  return db.transaction(async (tx) => {
    const hub = await holdHub(tx, hubId);
    await tx.update(hubs).set(columns).where(eq(hubs.id, hubId));
    await audit({ db: tx, clock }, caller, {
      action,
      target: { kind: 'hub', id: hubId, name: hub.name },
    });
    return getSettings({ db: tx }, hubId);
  });
}

async function store({ db, files }: Parts, content: Buffer): Promise<string> {
  const { path } = await files.put(db, content, WEBP);
  await files.publish(db, path);
  return path;
}

async function read({ files }: Parts, path: string): Promise<Buffer> {
  const content = await files.read(path);
  if (content === undefined) throw notFound(WORDING.noBanner);
  return content;
}

async function convert(
  content: Buffer,
  field: 'logo' | 'banner',
  resize: (picture: Sharp) => Sharp,
): Promise<Buffer> {
  try {
    const picture = sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    // The type is read from the content: the file name and the declared type can be wrong.
    const { format } = await picture.metadata();
    if (!ACCEPTED.includes(format)) throw new Error('not an accepted format');
    return await resize(picture.rotate()).webp({ quality: 82 }).timeout({ seconds: 30 }).toBuffer();
  } catch {
    throw invalid({ [field]: WORDING.pictureUnreadable });
  }
}

/** @param position in percent of what is left over: of the height of a tall picture, of the width of a wide one */
async function cut(source: Buffer, position: number): Promise<Buffer> {
  const { width = 1, height = 1 } = await sharp(source).metadata();
  const ratio = HUB_BANNER.width / HUB_BANNER.height;
  const part =
    width / height > ratio
      ? { width: Math.max(1, Math.round(height * ratio)), height }
      : { width, height: Math.max(1, Math.round(width / ratio)) };
  const at = (left: number) => Math.round((left * position) / 100);
  return sharp(source)
    .extract({ ...part, left: at(width - part.width), top: at(height - part.height) })
    .resize({ ...HUB_BANNER, fit: 'cover', withoutEnlargement: true })
    .webp({ quality: 80 })
    .timeout({ seconds: 30 })
    .toBuffer();
}
