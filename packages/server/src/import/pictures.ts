import sharp from 'sharp';
import { type PictureFacts, SMALL_WIDTH } from '../content';
import { addressOf, type Drafts, nameOf } from './drafts';
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
  draft: string;
}

/** Converts every picture of a course once. */
export class Pictures {
  private readonly converted = new Map<string, PictureFile | null>();

  constructor(
    private readonly folder: CourseFolder,
    private readonly issues: Issues,
    private readonly drafts: Drafts,
  ) {}

  /** WebP in each width; null, with an issue, if the picture cannot be used. */
  async convert(path: string): Promise<void> {
    if (!this.converted.has(path)) this.converted.set(path, await this.read(path));
  }

  /** The widest variant of the converted picture; null if it cannot be used. */
  get(path: string): PictureFile | null {
    return this.converted.get(path) ?? null;
  }

  isConverted(path: string): boolean {
    return this.converted.has(path);
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
      const data = await sharp(picture.draft)
        .resize({ ...COVER, fit: 'cover', position: 'attention' })
        .webp({ quality: 80 })
        .toBuffer();
      return addressOf(await this.drafts.put(data, WEBP));
    }
    return null;
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
    try {
      const metadata = await sharp(data, { limitInputPixels: IMPORT_LIMITS.picturePixels }).metadata();
      const { width = 0, height = 0, pages = 1 } = metadata;
      if (width * height > IMPORT_LIMITS.picturePixels) {
        return refuse(`Left out: ${width} × ${height} pixels are more than a page can show.`);
      }
      if (pages > 1)
        this.issues.add('picture', path, null, 'An animated picture: its first frame is kept as a still.');
      if (metadata.format === 'svg' && /<script|\son\w+\s*=|<foreignObject/i.test(data.toString('utf8'))) {
        this.issues.add('unsafe', path, null, 'This SVG contains a script: only its picture is kept.');
      }
      return await this.variants(data, metadata.format === 'svg' ? svgDensity(width) : undefined);
    } catch {
      return refuse('Left out: this file is not a picture that can be read.');
    }
  }

  private async variants(data: Buffer, density: number | undefined): Promise<PictureFile> {
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
    const file = await this.drafts.put(wide.data, { ...WEBP, width, height, ...more });
    const { bytes, draft } = file;
    return {
      address: addressOf(file),
      width,
      height,
      bytes,
      small: small && addressOf(small),
      storedBytes: bytes + (small?.bytes ?? 0),
      draft,
    };
  }
}

/** Resolution in dpi at which a drawing of `width` at 72 dpi is at least as wide as the widest variant. */
function svgDensity(width: number): number {
  return Math.min(600, Math.max(72, Math.ceil((72 * WIDEST) / Math.max(width, 1))));
}
