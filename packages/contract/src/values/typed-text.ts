/**
 * The one form of what people type or paste (spec 15.70–15.75). No validation code: safe for the browser.
 */

/** Characters without a shape of their own, such as U+200B, and variation selectors. U+2800 is a blank of Braille. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const ALL_INVISIBLE = /^[\s\u2800\p{Default_Ignorable_Code_Point}]*$/u;
/** Those that mean something between others: joiners, fillers of syllables, variation selectors, tags of flags. */
const KEPT_INSIDE =
  /[\u034F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200C\u200D\uFE00-\uFE0F\u{E0000}-\u{E0FFF}]/u;
/** After a Latin letter or a space they mean nothing. */
const SENSELESS = /([\p{Script=Latin}\s])[\u200C\u200D\uFE00-\uFE0F]+/gu;
const ENDS_OF_NAME = /^[\s\u2800\p{Default_Ignorable_Code_Point}]+|[\s\u2800\u034F\u200C\u200D]+$/gu;
/** Without the marks that open or close a run of another direction, which stay in pairs. */
const ENDS_OF_TEXT =
  /^[\s\u00AD\u061C\u200B-\u200F\u2060-\u2064\uFE00-\uFE0F\uFEFF]+|[\s\u00AD\u061C\u200B-\u200F\u2060-\u2064\uFEFF]+$/gu;

/**
 * A text that people write, such as a message: NFC, without spaces and invisible characters at its ends. Inside, it
 * stays as it is, because joiners and marks of direction have a meaning there.
 */
export const plainText = (typed: string): string =>
  ALL_INVISIBLE.test(typed) ? '' : typed.normalize('NFC').replace(ENDS_OF_TEXT, '');

/**
 * A name, a label or the text of a search box: NFC, with single plain spaces and without invisible characters. Joiners
 * stay where they have a meaning, as in Persian and in emoji.
 */
export const plainName = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(INVISIBLE, (character) => (KEPT_INSIDE.test(character) ? character : ''))
    .replace(SENSELESS, '$1')
    .replace(ENDS_OF_NAME, '')
    .replace(/\p{Zs}+/gu, ' ');

/** Letters and digits as on a Latin keyboard, without invisible characters: "１２" and "١٢" are "12". */
function compatible(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/(?![0-9])\p{Nd}/gu, asciiDigit)
    .replace(/[\p{Pd}\u2212]/gu, '-');
}

/** Every script has its ten digits side by side, from zero. */
function asciiDigit(digit: string): string {
  const at = digit.codePointAt(0) ?? 0;
  let zero = at;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((at - zero) % 10);
}

/** A code or number that is compared, such as a coupon or a receipt: without any spaces; case and hyphens stay. */
export const plainCode = (typed: string): string => compatible(typed).replace(/\s/gu, '');

/** The number of a certificate, `DK-20261130-cert-0f0f0f0f`, in any case. */
export const certificateNumber = (typed: string): string =>
  plainCode(typed).toLowerCase().replace(/^dk/, 'DK');

/** A typed quantity: digits of 0 to 9, a point, commas and spaces as they were typed. */
export const plainNumber = (typed: string): string =>
  compatible(typed).replaceAll('\u066B', '.').replaceAll('\u066C', ',').replace(/\s+/gu, ' ').trim();

/** An email address: in small letters, without `mailto:`, and without spaces at its ends. */
export const plainEmail = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .trim()
    .replace(/^mailto:\s*/iu, '')
    .toLowerCase();

/** A password in the form that is hashed (NIST SP 800-63B): devices write "é" as one character or as two. */
export const plainPassword = (typed: string): string => typed.normalize('NFKC');

/** A person's name: first and last name, or the one that they have. */
export const fullName = (person: { firstName: string | null; lastName: string | null }): string =>
  [person.firstName, person.lastName].filter(Boolean).join(' ');

/** A name in one piece as first and last name. One word is a first name; the last name may be empty (spec 15.75). */
export function dividedName(whole: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = plainName(whole).split(/\s+/u);
  return { firstName, lastName: rest.join(' ') };
}
