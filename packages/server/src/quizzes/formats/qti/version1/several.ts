import type { XmlElement } from '../../../../platform/xml';
import { choiceQuestion, numbered } from '../../choices';
import { LeftOut } from '../../report';
import { shortAround, wordsOfShort } from '../../texts';
import { type Probe, probesOfChoice } from '../feedback';
import { fillIn, type Gap } from '../fill-in';
import { creditsOf, weightsOfOne } from '../marking';
import { type Built, headOf, labelsOf, type Parts } from './parts';
import { plainMaterial, shortMaterial } from './material';

const nameOf = (response: XmlElement) => response.attributes.ident ?? '';

/** Texts with names in brackets, each of them a blank, as Canvas writes them. */
export function blanksQuestion(parts: Parts): Built {
  return gaps(parts, 'typed');
}

/** As {@link blanksQuestion}, with a list to choose from instead of each blank. */
export function dropdownsQuestion(parts: Parts): Built {
  const { responses, mark, context, material } = parts;
  const [only, ...more] = responses;
  if (only === undefined || more.length > 0) return gaps(parts, 'chosen');
  const labels = labelsOf(only, context.noteFinding);
  const values = labels.map(({ id }) => id);
  const weights = weightsOfOne(mark, nameOf(only), values);
  const blank = bracketOf(only, context.noteFinding);
  const without = (text: string) => text.replace(`[${blank}]`, '_____');
  const { body, key } = choiceQuestion(
    {
      body: headOf({
        ...parts,
        material: {
          html: without(material.html),
          plain: material.plain === null ? null : without(material.plain),
        },
      }),
      options: labels.map(({ text }, index) => ({ text, weight: weights[index] ?? 0 })),
      several: false,
    },
    context.noteFinding,
  );
  return { body, key, ...probesOfChoice(nameOf(only), values, weights, false) };
}

const bracketOf = (response: XmlElement, noteFinding: (message: string) => void) =>
  plainMaterial(response, noteFinding).replace(/^\[|\]$/g, '');

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function gaps(parts: Parts, kind: 'typed' | 'chosen'): Built {
  const { responses, mark, material, context, head } = parts;
  const { noteFinding } = context;
  const lists = responses.map((response) => ({
    response: nameOf(response),
    blank: bracketOf(response, noteFinding),
    labels: labelsOf(response, noteFinding),
  }));
  const { credits, together } = creditsOf(
    mark,
    lists.map(({ response, labels }) => ({ response, values: labels.map(({ id }) => id) })),
  );
  if (together) noteFinding('Each blank is worth its part now: all of them had to be right.');
  const gapOf = new Map<string, Gap>(
    lists.map(({ blank, labels }, index) => [
      blank,
      {
        accepted: labels.map(({ text }, at) => ({
          text: wordsOfShort(text),
          credit: credits[index]?.[at] ?? 0,
        })),
        choices: kind === 'chosen' ? labels.map(({ text }) => text) : [],
        caseSensitive: false,
      },
    ]),
  );
  const blanks = new RegExp(`\\[(?:${lists.map(({ blank }) => escaped(blank)).join('|')})\\]`);
  const text = material.plain ?? shortAround(material.html, blanks, noteFinding);
  const pieces: (string | Gap)[] = [];
  let rest = text;
  while (gapOf.size > 0) {
    const next = [...gapOf.keys()]
      .map((blank) => ({ blank, start: rest.indexOf(`[${blank}]`) }))
      .filter(({ start }) => start >= 0)
      .toSorted((a, b) => a.start - b.start)[0];
    if (next === undefined) throw new LeftOut('It was left out: a blank is not in its text.');
    const gap = gapOf.get(next.blank);
    pieces.push(rest.slice(0, next.start));
    if (gap !== undefined) pieces.push(gap);
    rest = rest.slice(next.start + next.blank.length + 2);
    gapOf.delete(next.blank);
  }
  const { body, key } = fillIn([...pieces, rest], { head, context });
  return { body, key, probes: probesOfSeveral(parts) };
}

/** Several fields with the same options: a pair for each of them. */
export function matchingQuestion(parts: Parts): Built {
  const { responses, mark, context } = parts;
  const rows = responses.map((response) => ({
    response: nameOf(response),
    left: shortMaterial(response, context.noteFinding),
    labels: labelsOf(response, context.noteFinding),
  }));
  if (rows.some(({ left }) => left === ''))
    throw new LeftOut('It was left out: it has several fields for answers.');
  const { credits, together } = creditsOf(
    mark,
    rows.map(({ response, labels }) => ({ response, values: labels.map(({ id }) => id) })),
  );
  if (together) context.noteFinding('Each pair is worth its part now: all of them had to be right.');
  if (credits.some((list) => list.some((credit) => credit > 0 && credit < 1)))
    context.noteFinding('Pairs that were partly right are wrong now.');
  const texts = [...new Set(rows.flatMap(({ labels }) => labels.map(({ text }) => text)))];
  const right = numbered(texts.map((text) => ({ text })));
  const pairs = rows.map(({ labels }, index) => {
    const chosen = labels[(credits[index] ?? []).indexOf(1)]?.text;
    return right.find(({ text }) => text === chosen)?.id ?? '';
  });
  const left = numbered(rows.map((row) => ({ text: row.left })));
  return {
    body: { ...headOf(parts), type: 'matching', left, right },
    key: {
      type: 'matching',
      pairs: Object.fromEntries(left.map(({ id }, index) => [id, pairs[index] ?? ''])),
    },
    probes: probesOfSeveral(parts),
  };
}

function probesOfSeveral({ responses, mark }: Parts): Probe[] {
  const right: Record<string, string[]> = {};
  for (const response of responses) {
    const values = labelsOf(response, () => {}).map(({ id }) => id);
    const best = values.toSorted(
      (a, b) => mark({ [nameOf(response)]: [b] }).score - mark({ [nameOf(response)]: [a] }).score,
    )[0];
    if (best !== undefined) right[nameOf(response)] = [best];
  }
  return [
    { answers: right, right: true, options: [] },
    { answers: {}, right: false, options: [] },
  ];
}
