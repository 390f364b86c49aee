import sharp from 'sharp';
import type { CourseFolder } from './folder';
import { IMPORT_LIMITS } from './limits';
import type { Issues } from './report';

/** Widths that a picture is offered in; a smaller original is never enlarged. */
const WIDTHS = [640, 1280] as const;
const COVER = { width: 800, height: 450 } as const;
const PICTURE = /\.(png|jpe?g|gif|webp|svg|avif)$/i;

export interface PictureFile {
  /** Path below /api/media/. */
  path: string;
  width: number;
  height: number;
  bytes: number;
}

interface Converted {
  width: number;
  height: number;
  data: Buffer;
}

type Put = (data: Buffer, kind: { ext: string; type: string }) => Promise<{ path: string }>;

export const isPicturePath = (path: string) => PICTURE.test(path);

/**
 * Converts every picture once, in memory, and stores them only when the whole course was read:
 * a refused import leaves no file behind.
 */
export class Pictures {
  private readonly converted = new Map<string, Converted[] | null>();
  private readonly stored = new Map<string, PictureFile[]>();

  constructor(
    private readonly folder: CourseFolder,
    private readonly issues: Issues,
  ) {}

  /** WebP in each width, widest last; null (and an issue) where the picture cannot be used. */
  async convert(path: string): Promise<void> {
    if (!this.converted.has(path)) this.converted.set(path, await this.read(path));
  }

  async store(put: Put): Promise<void> {
    for (const [path, variants] of this.converted) {
      const files: PictureFile[] = [];
      for (const { data, width, height } of variants ?? []) {
        const file = await put(data, { ext: 'webp', type: 'image/webp' });
        files.push({ path: file.path, width, height, bytes: data.length });
      }
      this.stored.set(path, files);
    }
  }

  /** The stored variants, widest last; empty where the picture could not be used. */
  get(path: string): PictureFile[] {
    return this.stored.get(path) ?? [];
  }

  isConverted(path: string): boolean {
    return this.converted.has(path);
  }

  /** The converted picture itself, widest variant. */
  widest(path: string): Buffer | null {
    return this.converted.get(path)?.at(-1)?.data ?? null;
  }

  totals(): { pictures: number; pictureBytes: number } {
    const all = [...this.stored.values()].filter((variants) => variants.length > 0);
    const pictureBytes = all.flat().reduce((sum, variant) => sum + variant.bytes, 0);
    return { pictures: all.length, pictureBytes };
  }

  /** The first of `paths` that is wide enough, cropped to 16:9 for course cards; null without one. */
  async cover(paths: string[]): Promise<Buffer | null> {
    for (const path of paths) {
      const widest = this.converted.get(path)?.at(-1);
      if (widest === undefined || widest.width < 600) continue;
      return sharp(widest.data)
        .resize({ ...COVER, fit: 'cover', position: 'attention' })
        .webp({ quality: 80 })
        .toBuffer();
    }
    return null;
  }

  private async read(path: string): Promise<Converted[] | null> {
    const refuse = (message: string) => {
      this.issues.add('picture', path, null, message);
      return null;
    };
    if (this.converted.size >= IMPORT_LIMITS.pictures) {
      return refuse(`Left out: a course may hold ${IMPORT_LIMITS.pictures} pictures.`);
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
        this.issues.add('unsafe', path, null, 'This SVG holds a script: only its picture is kept.');
      }
      return await this.variants(data, metadata.format === 'svg' ? svgDensity(width) : undefined);
    } catch {
      return refuse('Left out: this file is not a picture that can be read.');
    }
  }

  private async variants(data: Buffer, density: number | undefined): Promise<Converted[]> {
    const variants: Converted[] = [];
    for (const limit of WIDTHS) {
      const { data: webp, info } = await sharp(data, {
        density,
        limitInputPixels: IMPORT_LIMITS.picturePixels,
        failOn: 'error',
      })
        .rotate()
        .resize({ width: limit, withoutEnlargement: true })
        .webp({ quality: 80 })
        .timeout({ seconds: 30 })
        .toBuffer({ resolveWithObject: true });
      variants.push({ data: webp, width: info.width, height: info.height });
      if (info.width < limit) break;
    }
    return variants;
  }
}

/** Dots an inch at which a drawing of `width` (at 72) becomes at least as wide as the widest variant. */
function svgDensity(width: number): number {
  const widest = WIDTHS[WIDTHS.length - 1] ?? 1280;
  return Math.min(600, Math.max(72, Math.ceil((72 * widest) / Math.max(width, 1))));
}
