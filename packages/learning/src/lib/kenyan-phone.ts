/**
 * Parses a typed Kenyan mobile number: "0712 345 678", "+254712345678", "712345678".
 * @returns the national form with spaces, `0712 345 678`; undefined if it is not one
 */
export function readKenyanPhone(typed: string): string | undefined {
  const digits = /^(?:\+?254|0)?([17]\d{8})$/.exec(typed.replace(/[\s()-]/g, ''))?.[1];
  return digits && `0${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`;
}
