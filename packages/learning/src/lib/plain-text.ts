/** A line of a list shows no more than the beginning. */
const CHARACTERS = 600;

/** TeX between its marks. A price is none: “$5 and $6”. */
const FORMULA =
  /\$\$([^$]+)\$\$|(?<![\p{L}\d$])\$(?!\s)([^$\n]*[^$\s\\])\$(?![\p{L}\d$])|\\\(([^\n]+?)\\\)/gu;

/** Markdown without its marks, for one line: "Dig a **hole**" is "Dig a hole", and "C# or snake_case" stays. */
export function plain(markdown: string): string {
  return markdown
    .slice(0, CHARACTERS)
    .replace(FORMULA, '$1$2$3')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^ {0,3}(?:#{1,6} |> ?|[-+*] |\d{1,9}[.)] )/gm, '')
    .replace(/(\*\*|__|~~|`+)(?=\S)(.*?\S)\1/g, '$2')
    .replace(/(?<![\p{L}\d*_])([*_])(?=\S)(.*?\S)\1(?![\p{L}\d*_])/gu, '$2')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Programs number questions: "Q1", "MC-07", "Frage 3". `questionName` of the server has the same rule. */
const CODE = /^\p{L}{0,12}[\s_.#-]{0,3}\d{1,9}\p{L}?[.):]?$/u;

/** Whether a title says something about its question. */
export const isTitle = (title: string | undefined): title is string =>
  title !== undefined && title.trim() !== '' && !CODE.test(title.trim());

/** What names a question in a list: its title, or else its text. */
export const questionName = ({ title, prompt }: { title?: string; prompt: { text: string } }): string =>
  (plain(isTitle(title) ? title : prompt.text) || title) ?? '';
