/** Stands for the text while the sentence around it is written; no text has it. */
const PLACE = '\uFFFC';

export interface QuotingProps {
  /** The sentence around the text, e.g. `(text) => t('reason', { reason: text })`. */
  sentence: (text: string) => string;
  /** What a person wrote. */
  text: string;
  /** BCP 47 tag of `text`; undefined if it is not known. */
  language?: string;
}

/** A sentence with what a person wrote in it, which may be in another language than the page. */
export function Quoting({ sentence, text, language }: QuotingProps) {
  const [before, after] = sentence(PLACE).split(PLACE);
  return (
    <>
      <span>{before}</span>
      {after !== undefined && <bdi lang={language}>{text}</bdi>}
      {after && <span>{after}</span>}
    </>
  );
}
