import type { QuestionKeyOf } from '@digiken/contract';
import { at, childrenOf, type XmlElement } from '../../../../platform/xml';
import { LeftOut } from '../../report';
import type { Mark } from '../marking';

type Accepted = QuestionKeyOf<'numeric'>['accepted'][number];

interface Range {
  exact: number[];
  from: number | null;
  to: number | null;
  open: boolean;
}

const tidy = (value: number) => Number(value.toPrecision(12));

/**
 * The numbers that an item accepts: values with a margin, and ranges.
 * @throws {LeftOut} if no number is worth points
 */
export function numbersOf(
  item: XmlElement,
  { mark, response }: { mark: Mark; response: string },
  noteFinding: (message: string) => void,
): Accepted[] {
  const conditions = childrenOf(item, 'resprocessing').flatMap((each) => childrenOf(each, 'respcondition'));
  const found = conditions.flatMap((condition) =>
    acceptedIn(rangeOf(at(condition, 'conditionvar'), response)),
  );
  if (found.some(({ open }) => open)) noteFinding('The ends of its range count as right now.');
  const scores = found.map(({ value }) => mark({ [response]: [String(value)] }).score);
  const best = Math.max(0, ...scores);
  const accepted = found
    .map(({ value, abs }, index) => ({
      value,
      ...(abs > 0 && { abs }),
      credit: best > 0 ? Number(((scores[index] ?? 0) / best).toFixed(4)) : 0,
    }))
    .filter(({ credit }) => credit > 0);
  if (accepted.length === 0) throw new LeftOut('It was left out: no number is worth points.');
  return accepted;
}

function acceptedIn({ exact, from, to, open }: Range): { value: number; abs: number; open: boolean }[] {
  if (from === null || to === null) return exact.map((value) => ({ value, abs: 0, open: false }));
  const [middle = (from + to) / 2] = exact;
  const abs = Math.max(Math.abs(to - middle), Math.abs(middle - from));
  return [{ value: tidy(middle), abs: tidy(abs), open }];
}

/** A “varequal” beside bounds is the middle of a margin. */
function rangeOf(condition: XmlElement | undefined, response: string): Range {
  const range: Range = { exact: [], from: null, to: null, open: false };
  const walk = (element: XmlElement) => {
    for (const child of element.children) {
      if (child.name === 'not') continue;
      walk(child);
      const value = Number(child.text);
      if (child.attributes.respident !== response || child.text.trim() === '' || !Number.isFinite(value))
        continue;
      if (child.name === 'varequal') range.exact.push(value);
      if (/^vargte?$/.test(child.name)) range.from = value;
      if (/^varlte?$/.test(child.name)) range.to = value;
      if (/^var[gl]t$/.test(child.name)) range.open = true;
    }
  };
  if (condition !== undefined) walk(condition);
  return range;
}
