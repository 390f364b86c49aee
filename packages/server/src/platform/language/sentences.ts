/** A translation of sentences: English with blanks `{0}`, `{1}` … to the other language with the same blanks. */
export type Sentences = Readonly<Record<string, string>>;
