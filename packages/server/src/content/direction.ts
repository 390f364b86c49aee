import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';

export type Direction = 'ltr' | 'rtl';

/** Scripts that are written from right to left. */
const RTL_LETTER =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Mandaic}\p{Script=Samaritan}\p{Script=Hanifi_Rohingya}]/u;
const RTL_SCRIPT = /-(?:arab|hebr|syrc|thaa|nkoo|adlm|mand|samr|rohg|aran)\b/i;
const OTHER_SCRIPT = /^[a-z]+-[a-z]{4}\b/i;
/** Languages whose usual script is one of them. The browser has the same list in `text-language.ts` of ui. */
const RTL_LANGUAGE = /^(?:ar|arc|ckb|dv|fa|he|iw|ks|nqo|pnb|ps|sd|syr|ug|ur|yi|ji)\b/i;

/** The direction of the script that a language is usually written in. @param language BCP 47 tag */
export function directionOfLanguage(language: string): Direction {
  if (RTL_SCRIPT.test(language)) return 'rtl';
  return !OTHER_SCRIPT.test(language) && RTL_LANGUAGE.test(language) ? 'rtl' : 'ltr';
}

/** The direction of most letters; where both are found in a text of an RTL language, its own. Null without letters. */
function directionOfText(text: string, language: Direction): Direction | null {
  const letters = text.match(/\p{L}/gu) ?? [];
  if (letters.length === 0) return null;
  const rtl = letters.filter((letter) => RTL_LETTER.test(letter)).length;
  if (language === 'rtl') return rtl > 0 ? 'rtl' : 'ltr';
  return rtl * 2 > letters.length ? 'rtl' : 'ltr';
}

const startsWith = (text: string): Direction =>
  RTL_LETTER.test(/\p{L}/u.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr';

const BLOCKS = new Set(
  'p h1 h2 h3 h4 h5 h6 blockquote ul ol dl table figcaption caption summary td th dt dd'.split(' '),
);

/**
 * Sets the direction of each block that differs from the text around it (spec 15.64). The text as a whole is shown in
 * the direction of its language, or of its first letter, so a block that begins with a letter of the other direction
 * says its own.
 */
export function setDirections(tree: Root, language: string): void {
  const main = directionOfLanguage(language);
  const walk = (parent: Root | Element, around: Direction, outer: Direction): void => {
    for (const child of parent.children) {
      if (child.type !== 'element') continue;
      const { lang, dir } = child.properties;
      if (typeof dir === 'string') child.properties.dir = dir.trim().toLowerCase();
      const base = typeof lang === 'string' && lang !== '' ? directionOfLanguage(lang) : outer;
      const own = ownDirection(child, base === outer ? around : base, base);
      if (own === around && (around === 'rtl' || startsWith(textOf(child)) === own))
        delete child.properties.dir;
      else if (isBlock(child) || (child.tagName === 'div' && base !== outer)) child.properties.dir = own;
      walk(child, own, base);
    }
  };
  walk(tree, main, main);
}

const isBlock = ({ tagName }: Element) => BLOCKS.has(tagName) || tagName === 'pre';

/** What its author says, or its text. */
function ownDirection(element: Element, around: Direction, base: Direction): Direction {
  const { dir } = element.properties;
  if (dir === 'rtl' || dir === 'ltr') return dir;
  if (element.tagName === 'pre') return 'ltr';
  return BLOCKS.has(element.tagName) ? (directionOfText(textOf(element), base) ?? around) : around;
}
