import type { AuthoredQuestion, QuestionBody, QuestionBodyOf, QuestionKeyOf } from '@digiken/contract';
import { wordsIn } from '../../../content';
import { LeftOut } from '../report';
import { acceptedOf } from './marking';
import type { ItemContext } from './quiz';

/** A blank in a text. */
export interface Gap {
  accepted: { text: string; credit: number }[];
  /** What a learner chose from in the file. */
  choices: string[];
  caseSensitive: boolean;
}

const spaced = (text: string) => text.replace(/\s+/g, ' ');

interface Around {
  head: Pick<QuestionBody, 'title' | 'language'>;
  context: ItemContext;
  /** What stands before the text with blanks; default: a sentence that asks to fill them in. */
  prompt?: QuestionBody['prompt'] | undefined;
}

/** A question from a text with blanks. Lists to choose from become words in brackets after their blank. */
export function fillIn(
  pieces: readonly (string | Gap)[],
  { head, context, prompt }: Around,
): Pick<AuthoredQuestion, 'body' | 'key'> {
  const parts: QuestionBodyOf<'fill-in'>['parts'] = [];
  const blanks: QuestionKeyOf<'fill-in'>['blanks'] = {};
  let text = '';
  const flush = () => {
    if (text !== '') parts.push(spaced(text));
    text = '';
  };
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      text += piece;
      continue;
    }
    flush();
    const id = String(Object.keys(blanks).length + 1);
    parts.push({ blank: id, label: '' });
    const { accepted, choices, caseSensitive } = piece;
    blanks[id] = acceptedOf(
      accepted.map((each) => each.text),
      accepted.map(({ credit }) => credit),
      { sensitive: caseSensitive, noteFinding: context.noteFinding },
    );
    if (choices.length > 0) text = ` (${choices.join(' / ')})`;
  }
  text = text.trimEnd();
  flush();
  if (Object.keys(blanks).length === 0) throw new LeftOut('It was left out: it has no blank.');
  if (pieces.some((piece) => typeof piece !== 'string' && piece.choices.length > 0))
    context.noteFinding(
      'Lists to choose from became blanks: the words of each list are in brackets after its blank.',
    );
  const asked = prompt ?? { text: wordsIn(context.language).fillBlanks, format: 'plain' as const };
  return {
    body: { ...head, prompt: asked, type: 'fill-in', parts },
    key: { type: 'fill-in', blanks },
  };
}
