import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { type KnownPicture, type PictureFacts, SMALL_WIDTH } from '../content';
import { addressOf, type DraftFile, type Drafts, nameOf } from './drafts';
import type { CourseFolder } from './folder';
import { IMPORT_LIMITS } from './limits';
import type { Issues } from './report';

/** Pixels; a smaller original is never enlarged. */
const WIDEST = 1280;
const COVER = { width: 800, height: 450 } as const;
const COVER_FROM = 600;
const WEBP = { ext: 'webp', type: 'image/webp' } as const;

export interface PictureFile {
  /** `/api/media/<hash>.webp` */
  address: string;
  width: number;
  height: number;
  bytes: number;
  /** Address of the small copy; null if the picture is small itself. */
  small: string | null;
  /** Of both copies. */
  storedBytes: number;
  /** SHA-256 of the stored picture. */
  hash: string;
  /** Its file; null if it was converted by an earlier import. */
  draft: string | null;
}

/** Asks for what originals became in earlier imports. @param sources SHA-256 of the originals */
export type AskForConversions = (recipe: string, sources: readonly string[]) => Promise<KnownPicture[]>;

/** Names what {@link Pictures} does to a picture. Change the number with it. */
const RECIPE = { picture: `webp-${WIDEST}-1`, cover: `cover-${COVER.width}-1` } as const;

const ANIMATED = 'An animated picture: its first frame is kept as a still.';
const SCRIPTED = 'This SVG contains a script: only its picture is kept.';

/** Converts every picture of a course once, and none that an earlier import has converted (spec 14.186). */
export class Pictures {
  private readonly converted = new Map<string, PictureFile | null>();
  private readonly known = new Map<string, KnownPicture>();

  constructor(
    private readonly folder: CourseFolder,
    private readonly issues: Issues,
    private readonly drafts: Drafts,
    private readonly ask: AskForConversions,
  ) {}

  /** Asks for many pictures at once which of them are converted. Call it before {@link convert}. */
  async lookUp(paths: readonly string[]): Promise<void> {
    const sources = new Set<string>();
    for (const path of paths) {
      if (this.folder.has(path) && this.folder.bytes(path) <= IMPORT_LIMITS.pictureBytes)
        sources.add(await this.hashOf(path));
    }
    await this.recall(RECIPE.picture, [...sources]);
  }

  private async hashOf(path: string): Promise<string> {
    return createHash('sha256')
      .update(await this.folder.read(path))
      .digest('hex');
  }

  private async recall(recipe: string, sources: readonly string[]): Promise<void> {
    if (sources.length === 0) return;
    for (const picture of await this.ask(recipe, sources))
      this.known.set(`${recipe} ${picture.source}`, picture);
  }

  /** WebP in each width; null, with an issue, if the picture cannot be used. */
  async convert(named: string): Promise<void> {
    const path = this.folder.actual(named);
    if (!this.converted.has(path)) this.converted.set(path, await this.read(path));
  }

  /** The widest variant of the converted picture; null if it cannot be used. */
  get(path: string): PictureFile | null {
    return this.converted.get(this.folder.actual(path)) ?? null;
  }

  isConverted(path: string): boolean {
    return this.converted.has(this.folder.actual(path));
  }

  facts(): Record<string, PictureFacts> {
    return Object.fromEntries(
      this.all().map(({ address, width, height, bytes, small }) => [
        address,
        { width, height, bytes, small },
      ]),
    );
  }

  totals(): { pictures: number; pictureBytes: number } {
    const all = this.all();
    return { pictures: all.length, pictureBytes: all.reduce((sum, { storedBytes }) => sum + storedBytes, 0) };
  }

  private all(): PictureFile[] {
    return [...this.converted.values()].filter((picture) => picture !== null);
  }

  /** The first of `paths` that is wide enough, cropped to 16:9 for course cards: its address; null without one. */
  async cover(paths: string[]): Promise<string | null> {
    for (const path of paths) {
      const picture = this.get(path);
      if (picture === null || picture.width < COVER_FROM) continue;
      // A cover that was exported is one already.
      if (picture.width === COVER.width && picture.height === COVER.height) return picture.address;
      await this.recall(RECIPE.cover, [picture.hash]);
      const known = this.known.get(`${RECIPE.cover} ${picture.hash}`);
      if (known !== undefined) return addressOf(this.drafts.reuse(stored(known)));
      const original = picture.draft ?? (await this.folder.read(path));
      const data = await sharp(original)
        .rotate()
        .resize({ ...COVER, fit: 'cover', position: 'attention' })
        .webp({ quality: 80 })
        .toBuffer();
      const file = await this.drafts.put(data, WEBP);
      this.drafts.conversions.push({
        source: picture.hash,
        recipe: RECIPE.cover,
        file: nameOf(file),
        remarks: [],
      });
      return addressOf(file);
    }
    return null;
  }

  /** A picture that an earlier import has converted. */
  private reuse(path: string, known: KnownPicture): PictureFile {
    for (const remark of known.remarks) this.remark(path, remark);
    const { width, height, bytes, small } = known;
    const copy = small === null ? null : this.drafts.reuse(stored({ file: small.file, bytes: small.bytes }));
    const more = copy === null ? {} : { small: nameOf(copy) };
    const size = { width: width ?? 0, height: height ?? 0 };
    const file = this.drafts.reuse({ ...stored(known), ...size, ...more });
    return {
      address: addressOf(file),
      ...size,
      bytes,
      small: copy && addressOf(copy),
      storedBytes: bytes + (copy?.bytes ?? 0),
      hash: file.hash,
      draft: null,
    };
  }

  private remark(path: string, message: string): void {
    this.issues.add(message === SCRIPTED ? 'unsafe' : 'picture', path, null, message);
  }

  private async read(path: string): Promise<PictureFile | null> {
    const refuse = (message: string) => {
      this.issues.add('picture', path, null, message);
      return null;
    };
    if (this.converted.size >= IMPORT_LIMITS.pictures) {
      return refuse(`Left out: a course can have ${IMPORT_LIMITS.pictures} pictures.`);
    }
    if (this.folder.bytes(path) > IMPORT_LIMITS.pictureBytes) {
      return refuse(`Left out: larger than ${IMPORT_LIMITS.pictureBytes / 1024 / 1024} MB.`);
    }
    const data = await this.folder.read(path);
    const source = createHash('sha256').update(data).digest('hex');
    const known = this.known.get(`${RECIPE.picture} ${source}`);
    if (known !== undefined) return this.reuse(path, known);
    try {
      const metadata = await sharp(data, { limitInputPixels: IMPORT_LIMITS.picturePixels }).metadata();
      const { width = 0, height = 0, pages = 1 } = metadata;
      if (width * height > IMPORT_LIMITS.picturePixels) {
        return refuse(`Left out: ${width} × ${height} pixels are more than a page can show.`);
      }
      const remarks: string[] = [];
      if (pages > 1) remarks.push(ANIMATED);
      if (metadata.format === 'svg' && /<script|\son\w+\s*=|<foreignObject/i.test(data.toString('utf8')))
        remarks.push(SCRIPTED);
      for (const remark of remarks) this.remark(path, remark);
      const made = await this.variants(data, {
        density: metadata.format === 'svg' ? svgDensity(width) : undefined,
        asIs: isOurs(data, metadata),
      });
      const file = nameOf({ hash: made.hash, ext: WEBP.ext });
      this.drafts.conversions.push({ source, recipe: RECIPE.picture, file, remarks });
      return made;
    } catch {
      return refuse('Left out: this file is not a picture that can be read.');
    }
  }

  /** @param options `asIs`: stores the original itself as the wide copy */
  private async variants(
    data: Buffer,
    { density, asIs }: { density: number | undefined; asIs: boolean },
  ): Promise<PictureFile> {
    const convert = (width: number) =>
      sharp(data, { density, limitInputPixels: IMPORT_LIMITS.picturePixels, failOn: 'error' })
        .rotate()
        .resize({ width, withoutEnlargement: true })
        .webp({ quality: 80 })
        .timeout({ seconds: 30 })
        .toBuffer({ resolveWithObject: true });
    const wide = await convert(WIDEST);
    const { width, height } = wide.info;
    const small = width > SMALL_WIDTH ? await this.drafts.put((await convert(SMALL_WIDTH)).data, WEBP) : null;
    const more = small === null ? {} : { small: nameOf(small) };
    const file = await this.drafts.put(asIs ? data : wide.data, { ...WEBP, width, height, ...more });
    const { bytes, draft, hash } = file;
    return {
      address: addressOf(file),
      width,
      height,
      bytes,
      small: small && addressOf(small),
      storedBytes: bytes + (small?.bytes ?? 0),
      hash,
      draft,
    };
  }
}

/** A stored picture as a file of this import. */
const stored = ({ file, bytes }: { file: string; bytes: number }): Omit<DraftFile, 'draft'> => ({
  hash: file.slice(0, file.indexOf('.')),
  bytes,
  ...WEBP,
});

/**
 * Whether a picture is as this site stores it, so that another conversion would only lose quality: WebP, not too wide,
 * without metadata about where it was taken, and with nothing behind its end.
 */
function isOurs(data: Buffer, { format, width, exif, xmp, iptc, icc, pages = 1 }: sharp.Metadata): boolean {
  const bare = [exif, xmp, iptc, icc].every((part) => part === undefined);
  if (format !== 'webp' || !bare || pages > 1 || width > WIDEST) return false;
  return data.byteLength === data.readUInt32LE(4) + 8;
}

/** Resolution in dpi at which a drawing of `width` at 72 dpi is at least as wide as the widest variant. */
function svgDensity(width: number): number {
  return Math.min(600, Math.max(72, Math.ceil((72 * WIDEST) / Math.max(width, 1))));
}
