import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { htmlBlocks, type HtmlPage } from './html-blocks';
import { splitPassages } from '../passages/split';
import { askedWords } from '../passages/asked-words';
import { wordsOf } from '../passages/words';

/** Public pages that the build has rendered, in the language of the default. */
const PAGES = ['/about-us', '/help-desk', '/accessibility'] as const;

export interface PagePassage {
  page: string;
  title: string;
  heading: string;
  anchor: string | null;
  text: string;
  /** BCP 47 tag of the page. */
  language: string;
  stems: ReadonlySet<string>;
}

export interface FoundPage extends PagePassage {
  /** The part of the question that the passage has, by rarity of the words: 0 to 1. */
  share: number;
}

/**
 * The texts of the public pages: read once from the built app that this server serves, so that they are written in one
 * place only. Without a built app, as in development, there are none.
 */
export class PublicPages {
  #read: Promise<PagePassage[]> | undefined;

  /** @param appDir of the built app */
  constructor(private readonly appDir: string) {}

  passages(): Promise<PagePassage[]> {
    this.#read ??= readPages(this.appDir);
    return this.#read;
  }
}

/** The passages that have words of a question, best first. */
export function rankPages(question: string, all: readonly PagePassage[]): FoundPage[] {
  const words = askedWords(question).map(({ stems }) => {
    const has = ({ stems: own }: PagePassage) => stems.some((stem) => own.has(stem));
    const found = all.filter(has).length;
    return { has, rarity: Math.log(1 + (all.length - found + 0.5) / (found + 0.5)) };
  });
  const most = words.reduce((sum, { rarity }) => sum + rarity, 0);
  if (all.length === 0 || most === 0) return [];
  return all
    .map((passage) => {
      const found = words.filter(({ has }) => has(passage));
      return { ...passage, share: found.reduce((sum, { rarity }) => sum + rarity, 0) / most };
    })
    .filter(({ share }) => share > 0)
    .sort((item, other) => other.share - item.share);
}

async function readPages(appDir: string): Promise<PagePassage[]> {
  const pages = await Promise.all(
    PAGES.map(async (page) => {
      const html = await readFile(join(appDir, page, 'index.html'), 'utf8').catch(() => undefined);
      return html === undefined ? [] : passagesOf(page, await htmlBlocks(html));
    }),
  );
  return pages.flat();
}

function passagesOf(page: string, { title, language, lines, headings }: HtmlPage): PagePassage[] {
  return splitPassages({ text: lines.join('\n'), headings }).flatMap(({ anchor, heading, text }) => {
    if (text === '') return [];
    const stems = new Set(wordsOf(`${title} ${heading} ${text}`, language).map(({ stem }) => stem));
    // The id stands for none: the heading has none of its own.
    return [{ page, title, heading, anchor: anchor || null, text, language, stems }];
  });
}
