import sharp from 'sharp';
import type { Executor } from '../platform/database';
import type { FileStore } from '../platform/files';
import type { HubPicture } from './hubs-content';

const WEBP = { ext: 'webp', type: 'image/webp' } as const;

const svg = (width: number, height: number, drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${drawing}</svg>`;

/** An open book above a lake, and shelves of books in front of hills. */
const LIBRARY = {
  logo: `<rect width="256" height="256" rx="40" fill="#0b4f4a"/>
<path d="M40 80q48-28 88 0v104q-40-28-88 0zM216 80q-48-28-88 0v104q40-28 88 0z" fill="#f6e7c1"/>
<path d="M56 216q36-20 72 0t72 0" fill="none" stroke="#5ec4b6" stroke-width="12" stroke-linecap="round"/>`,
  banner: `<rect width="1600" height="400" fill="#f2b36b"/>
<path d="M0 260q200-140 420-40t420-30 400 20 360-60v250H0z" fill="#2f7d5b"/>
<path d="M0 320q400-60 800 0t800-20v100H0z" fill="#0b4f4a"/>
${Array.from(
  { length: 40 },
  (_, index) =>
    `<rect x="${20 + index * 39}" y="${330 - (index % 5) * 9}" width="30" height="90" fill="${['#f6e7c1', '#c4502e', '#5ec4b6', '#22406b', '#e0a53a'][index % 5]}"/>`,
).join('')}`,
};

/** A box for savings with three locks, and a mango tree beside the sea. */
const SAVINGS = {
  logo: `<rect width="256" height="256" rx="40" fill="#22406b"/>
<rect x="44" y="92" width="168" height="116" rx="14" fill="#e0a53a"/>
<path d="M44 124h168" stroke="#22406b" stroke-width="10"/>
${[84, 128, 172].map((x) => `<circle cx="${x}" cy="162" r="15" fill="#f6e7c1"/>`).join('')}
<path d="M96 92V74q0-24 32-24t32 24v18" fill="none" stroke="#f6e7c1" stroke-width="14"/>`,
  banner: `<rect width="1600" height="400" fill="#f6e7c1"/>
<path d="M0 230q400-30 800 0t800 0v170H0z" fill="#5ec4b6"/>
<path d="M0 320q400-50 800-10t800-30v120H0z" fill="#e0a53a"/>
<path d="M1180 340V190" stroke="#7a4a2b" stroke-width="44" stroke-linecap="round"/>
<path d="M980 190q-10-90 90-110 40-70 130-50 120-20 150 60 90 30 50 110z" fill="#2f7d5b"/>
${Array.from({ length: 7 }, (_, index) => `<circle cx="${1040 + index * 48}" cy="${140 + (index % 3) * 18}" r="13" fill="#c4502e"/>`).join('')}
${Array.from({ length: 9 }, (_, index) => `<circle cx="${180 + index * 84}" cy="${308 - (index % 2) * 14}" r="20" fill="#7a4a2b"/><path d="M${150 + index * 84} ${390 - (index % 2) * 14}q30-90 60 0z" fill="${['#c4502e', '#22406b', '#0b4f4a'][index % 3]}"/>`).join('')}`,
};

const DRAWINGS = { library: LIBRARY, savings: SAVINGS } satisfies Record<HubPicture, object>;

/** Stores the logo and the banner of a hub for everyone. @returns their addresses */
export async function storeHubPictures(
  { db, files }: { db: Executor; files: FileStore },
  name: HubPicture,
): Promise<{ logo: string; banner: string }> {
  const store = async (drawing: string) => {
    const { path } = await files.put(db, await sharp(Buffer.from(drawing)).webp().toBuffer(), WEBP);
    await files.publish(db, path);
    return path;
  };
  const { logo, banner } = DRAWINGS[name];
  return { logo: await store(svg(256, 256, logo)), banner: await store(svg(1600, 400, banner)) };
}
