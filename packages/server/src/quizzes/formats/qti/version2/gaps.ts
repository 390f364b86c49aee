import type { QuestionBody } from '@digiken/contract';
import { allOf, at, type XmlElement } from '../../../../platform/xml';
import { LeftOut } from '../../report';
import { plainOf, shortAround, wordsOfShort } from '../../texts';
import { fillIn, type Gap } from '../fill-in';
import { htmlOf, promptOfHtml } from '../html';
import { creditsOf } from '../marking';
import { valuesOf } from './answers';
import { outsideHtml, shortIn } from './body';
import { type Built, declarationOf, type Parts } from './parts';

/** Marks the place of a gap in a text: no author writes it. */
const MARK = '\uE000';

/** A text with several blanks, or lists to choose from. */
export function gapsQuestion(parts: Parts): Built {
  const { interactions, rules, context, head, item } = parts;
  const { noteFinding } = context;
  const responses = interactions.map((interaction) => {
    const declaration = declarationOf(parts, interaction);
    const choices = allOf(interaction, 'inlineChoice').map((each) => ({
      id: each.attributes.identifier ?? '',
      text: shortIn(each, noteFinding),
    }));
    const found = valuesOf(parts, declaration);
    const values = choices.length > 0 ? choices.map(({ id }) => id) : found.values;
    return { response: declaration.identifier, right: declaration.right[0], choices, ...found, values };
  });
  const { credits, together } = creditsOf(rules.mark, responses);
  if (together) noteFinding('Each blank is worth its part now: all of them had to be right.');
  const gaps: Gap[] = responses.map(({ choices, values, sensitive }, index) => ({
    accepted: values.map((value, at) => ({
      text: wordsOfShort(choices[at]?.text ?? '') || value,
      credit: credits[index]?.[at] ?? 0,
    })),
    choices: choices.map(({ text }) => text),
    caseSensitive: choices.length === 0 && sensitive,
  }));
  const { before, text } = split(item, parts);
  const pieces = text.split(MARK).flatMap((piece, index): (string | Gap)[] => {
    const gap = gaps[index];
    return gap === undefined ? [piece] : [piece, gap];
  });
  const shown: Partial<Pick<QuestionBody, 'prompt' | 'picture'>> =
    before.trim() === '' ? {} : promptOfHtml(before, context);
  const { body, key } = fillIn(pieces, { head, context, prompt: shown.prompt });
  const right = Object.fromEntries(
    responses.map(({ response, values }, index) => [response, values.slice(...bestOf(credits[index] ?? []))]),
  );
  return {
    body: { ...body, ...(shown.picture && { picture: shown.picture }) },
    key,
    probes: [
      { answers: right, right: true, options: [] },
      { answers: {}, right: false, options: [] },
    ],
  };
}

const bestOf = (credits: readonly number[]): [number, number] => {
  const index = credits.indexOf(1);
  return [index, index + 1];
};

/** What stands before the first part with a blank is the prompt. */
function split(item: XmlElement, { context }: Parts): { before: string; text: string } {
  const { noteFinding } = context;
  const body = at(item, 'itemBody');
  if (body === undefined) throw new LeftOut('It was left out: it has no text.');
  const replace = outsideHtml(noteFinding, () => MARK);
  const parts = body.content.map((part) => htmlOf({ ...body, content: [part] }, replace));
  const first = parts.findIndex((part) => part.includes(MARK));
  const before = parts.slice(0, first).join('');
  const html = parts.slice(first).join('');
  const text = shortAround(html, new RegExp(MARK), noteFinding);
  const marks = text.split(MARK).length - 1;
  if (marks !== allOf(body, 'textEntryInteraction').length + allOf(body, 'inlineChoiceInteraction').length)
    throw new LeftOut('It was left out: a blank is inside of something that cannot be shown.');
  return /\S/.test(plainOf(before, true, () => {})) ? { before, text } : { before: '', text };
}
