import { plainNumber } from './typed-text';

/** What people write before a number, in English and Kiswahili. */
const WORDS =
  'tel|telephone|cellphone|phone|mobile|mob|cell|call|sms|whats ?app|m-?pesa|safaricom|airtel|telkom|simu|ya|namba|nambari|number|no|ke|kenya';
/** A link to write to a number, or words before it. */
const LABEL = new RegExp(
  `^[^\\p{L}\\d+]*(?:https?://)?(?:wa\\.me/|api\\.whatsapp\\.com/send/?\\?phone=|(?:(?:${WORDS})(?!\\p{L})[^\\p{L}\\d+]*)+)?`,
  'u',
);
/** Words after a number. */
const BEHIND = new RegExp(`(?:[^\\p{L}\\d+]+(?:${WORDS})(?!\\p{L}))*[^\\p{L}\\d+]*$`, 'u');
/** Of a `tel:` link. */
const PARAMETER = /;[a-z-]+=[^;]*/g;
/** With the international prefix (`+`, or `00`, `000` and `011` as it is dialled) or the trunk zero, with both, or bare. */
const NUMBER = /^(?:(?:\+|000?|011)?254)?0?([17]\d{8})$/;

/**
 * A Kenyan mobile number in the forms that people write, e.g. "0712 345 678", "+254 (0) 712-345-678" and
 * "Tel: 00254712345678" (spec 15.73).
 * @returns `254712345678`; undefined if it is none
 */
export function kenyanPhone(typed: string): string | undefined {
  const digits = plainNumber(typed)
    .toLowerCase()
    .replace(LABEL, '')
    .replace(PARAMETER, '')
    .replace(BEHIND, '')
    .replace(/[^\p{L}\d+]/gu, '');
  const national = NUMBER.exec(digits)?.[1];
  return national && `254${national}`;
}

/**
 * A typed Kenyan mobile number as it is shown in Kenya.
 * @returns `0712 345 678`; undefined if it is none
 */
export function nationalPhone(typed: string): string | undefined {
  const digits = kenyanPhone(typed)?.slice(3);
  return digits && `0${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`;
}
