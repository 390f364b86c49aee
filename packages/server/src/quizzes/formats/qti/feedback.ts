import type { QuestionFeedback } from '@digiken/contract';
import type { Answers, Mark } from './marking';

/** An answer that feedback is asked for. */
export interface Probe {
  answers: Answers;
  /** Null: neither all right nor all wrong. */
  right: boolean | null;
  /** Ids of the chosen options. */
  options: readonly string[];
}

export interface FeedbackText {
  id: string;
  text: string;
}

/**
 * Sorts the feedback of an item by when it is shown. What is shown at another time is told and not taken.
 * @param order `options`: ids of the question's options by their identifiers in the item
 */
export function feedbackOf(
  mark: Mark,
  order: { texts: readonly FeedbackText[]; probes: readonly Probe[]; options?: ReadonlyMap<string, string> },
  noteFinding: (message: string) => void,
): QuestionFeedback {
  const { texts, probes, options = new Map<string, string>() } = order;
  const shown = probes.map(({ answers }) => mark(answers).shown);
  const found = { general: '', right: '', wrong: '' };
  const ofOptions: Record<string, string> = {};
  const add = (before: string | undefined, text: string) => (before ? `${before}\n${text}` : text);
  for (const { id, text } of texts.filter((each) => each.text !== '')) {
    const shows = shown.map((set) => set.has(id));
    const follows = (wanted: (probe: Probe) => boolean | null) =>
      shows.includes(true) &&
      probes.every((probe, index) => {
        const expected = wanted(probe);
        return expected === null || expected === shows[index];
      });
    const option = [...options].find(([name, own]) =>
      namesOption(id, name) ? follows((probe) => probe.options.includes(own)) : false,
    );
    if (option) ofOptions[option[1]] = add(ofOptions[option[1]], text);
    else if (follows(() => true)) found.general = add(found.general, text);
    else if (follows(({ right }) => right)) found.right = add(found.right, text);
    else if (follows(({ right }) => (right === null ? null : !right))) found.wrong = add(found.wrong, text);
    else {
      const other = [...options.values()].find((own) => follows((probe) => probe.options.includes(own)));
      if (other !== undefined) ofOptions[other] = add(ofOptions[other], text);
      else
        noteFinding(
          `The feedback “${text.slice(0, 80)}” was not taken: it is not shown for one option, for right or for wrong answers.`,
        );
    }
  }
  return {
    ...(found.general !== '' && { general: found.general }),
    ...(found.right !== '' && { right: found.right }),
    ...(found.wrong !== '' && { wrong: found.wrong }),
    ...(Object.keys(ofOptions).length > 0 && { options: ofOptions }),
  };
}

/** Programs name the feedback of an option by the option. */
const namesOption = (feedback: string, option: string) =>
  feedback === option || feedback.startsWith(`${option}_`) || feedback.endsWith(`_${option}`);

/** Answers that show the feedback of right and wrong answers and of single options. */
export function probesOfChoice(
  response: string,
  values: readonly string[],
  weights: readonly number[],
  several: boolean,
): { probes: Probe[]; options: Map<string, string> } {
  const options = new Map(values.map((value, index) => [value, String(index + 1)]));
  const ids = (chosen: readonly string[]) => chosen.map((value) => options.get(value) ?? '');
  const probe = (chosen: readonly string[], right: boolean | null): Probe => ({
    answers: { [response]: chosen },
    right,
    options: ids(chosen),
  });
  const best = Math.max(...weights);
  const rightOnes = values.filter((_value, index) =>
    several ? (weights[index] ?? 0) > 0 : weights[index] === best,
  );
  const probes = values.map((value, index) => {
    const weight = weights[index] ?? 0;
    const whole = rightOnes.length === 1 || !several ? weight === best : false;
    return probe([value], whole ? true : weight > 0 ? null : false);
  });
  return { probes: several && rightOnes.length > 1 ? [...probes, probe(rightOnes, true)] : probes, options };
}

/** Nobody types this. */
const WRONG = '\u2063 -98765432.125';
/** A right answer and a wrong one. */
export const probesOfTyped = (response: string, right: string): Probe[] => [
  { answers: { [response]: [right] }, right: true, options: [] },
  { answers: { [response]: [WRONG] }, right: false, options: [] },
];
