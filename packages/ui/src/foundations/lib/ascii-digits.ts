/** A typed text with its digits, of any script and width, as 0 to 9: "١٢٣" and "１２３" are "123". */
export const asciiDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const at = digit.codePointAt(0) ?? 0;
    // Every script has its ten digits side by side, from zero.
    let zero = at;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((at - zero) % 10);
  });

/** Like {@link asciiDigits}, of a whole number: without separators of thousands, spaces and invisible characters. */
export const typedDigits = (text: string): string =>
  asciiDigits(text).replace(/[\s,\u066C\p{Default_Ignorable_Code_Point}]/gu, '');
