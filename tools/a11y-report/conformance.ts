import { ANSWERS } from './answers.ts';
import type { Criterion } from './catalog.ts';
import type { ComponentEvidence, Evidence } from './evidence.ts';
import {
  FOR_A_PERSON,
  type Lack,
  LACKS,
  MOST_UNANSWERED,
  type NamedTest,
  PROOFS,
  type Proof,
} from './methods.ts';
import type { Component } from './component.ts';
import type { Source, Verdict } from './rules.ts';

export type Level =
  | 'supports'
  | 'partially-supports'
  | 'does-not-support'
  | 'not-applicable'
  | 'not-evaluated';

export interface Adherence {
  level: Level;
  notes: string;
}

/** `untested`: no story gives evidence for the criterion. */
export type Finding = Verdict | 'untested';

const SOURCES: Readonly<Record<Source, string>> = {
  axe: 'axe-core',
  gate: 'checks of the story gate',
  play: 'play functions',
};

const countsOf = (evidence: ComponentEvidence | undefined, criterion: string) =>
  Object.entries(evidence?.criteria[criterion] ?? {}) as [Source, Partial<Record<Verdict, number>>][];

/** The automatic result for one component and one criterion: one failed story fails it. */
export function findingOf(evidence: ComponentEvidence | undefined, criterion: string): Finding {
  const counts = countsOf(evidence, criterion).map(([, count]) => count);
  if (counts.some(({ failed = 0 }) => failed > 0)) return 'failed';
  if (counts.some(({ passed = 0 }) => passed > 0)) return 'passed';
  return counts.length > 0 ? 'undecided' : 'untested';
}

/** The test outside the stories that proves a criterion for a component whose stories give no evidence. */
export const proofOf = (path: string, criterion: string, proofs: readonly Proof[] = PROOFS) =>
  proofs.find((proof) => proof.criterion === criterion && proof.components.includes(path));

/** Stories in which axe could not decide about the criterion. */
export const undecidedIn = (evidence: ComponentEvidence | undefined, criterion: string): number =>
  countsOf(evidence, criterion).reduce((sum, [, { undecided = 0 }]) => sum + undecided, 0);

/** The known lack of a component, of `everything` or of the `product`. */
export const lackOf = (num: string, of: string): Lack | undefined =>
  LACKS.find((lack) => lack.criterion === num && lack.of === of);

/** "axe-core: 12 stories passed; play functions: 1 story passed". */
export function countsText(evidence: ComponentEvidence | undefined, criterion: string): string {
  return countsOf(evidence, criterion)
    .map(([source, counts]) => {
      const parts = Object.entries(counts).map(([verdict, count]) => `${plural(count, 'story')} ${verdict}`);
      return `${SOURCES[source]}: ${parts.join(', ')}`;
    })
    .join('; ');
}

/**
 * The conformance of both libraries according to automatic evidence. "Supports" requires passing evidence from every
 * component that names the criterion, and no failure anywhere; one gap makes it "not evaluated". Evidence is a story,
 * or a test that methods.ts names. Where no component can answer, a test of the whole code may (answers.ts).
 */
export function adherenceOf(
  { num }: Pick<Criterion, 'num'>,
  evidence: Evidence,
  components: readonly Component[],
  proofs: readonly Proof[] = PROOFS,
): Adherence {
  const all = components.map(({ path, meta }) => ({
    name: meta.name,
    answers: meta.wcag.includes(num),
    finding: findingOf(evidence.components[path], num),
    undecided: undecidedIn(evidence.components[path], num),
    proof: proofOf(path, num, proofs),
    lack: lackOf(num, path),
  }));
  const whole = lackOf(num, 'everything');
  const answering = all.filter(({ answers }) => answers);
  const lacking = answering.filter(({ lack }) => lack);
  const failed = all.filter(({ finding }) => finding === 'failed');
  const named = answering.filter(({ finding, proof }) => finding === 'untested' && proof);
  const gaps = answering.filter(
    ({ finding, proof, lack }) => !lack && (finding === 'undecided' || (finding === 'untested' && !proof)),
  );
  const proven = answering.filter(({ finding }) => finding === 'passed');
  const undecided = all.reduce((sum, one) => sum + one.undecided, 0);
  const others = all.filter(({ answers, finding }) => !answers && finding === 'passed').length;
  const nobody = answering.length === 0 && failed.length === 0;
  const answer = nobody ? ANSWERS[num] : undefined;
  const names = (some: typeof all) => some.map(({ name }) => name).join(', ');
  const level = levelOf();

  const remarks = [
    answering.length > 0
      ? `Automatic tests passed for ${proven.length} of ${plural(answering.length, 'component')} that ${answering.length === 1 ? 'answers' : 'answer'} for it.`
      : (answer?.notes ?? 'No component answers for it.'),
    answer?.test ? `Test: ${testText(answer.test)}.` : '',
    ...testsOf(named.flatMap(({ proof }) => proof ?? [])).map(
      (proof) => `${names(named.filter((one) => one.proof === proof))}: ${testText(proof)}.`,
    ),
    others > 0
      ? `They passed for ${plural(others, 'other component')} that ${others === 1 ? 'meets' : 'meet'} it.`
      : '',
    failed.length > 0 ? `Failed: ${names(failed)}.` : '',
    ...lacking.map(({ name, lack }) => `Does not fully support: ${name}. ${lack?.because}`),
    whole ? `Missing: ${whole.because}` : '',
    gaps.length > 0 ? `Not evaluated: ${names(gaps)}.` : '',
    undecided > 0
      ? `Left to a person, because axe-core could not decide: ${plural(undecided, 'story')}.`
      : '',
    level === 'not-evaluated' && FOR_A_PERSON[num] ? `A person must do this: ${FOR_A_PERSON[num]}` : '',
  ];
  return { level, notes: remarks.filter(Boolean).join(' ') };

  function levelOf(): Level {
    if (failed.length > 0) {
      const passed = all.filter(({ finding }) => finding === 'passed').length;
      return failed.length > passed ? 'does-not-support' : 'partially-supports';
    }
    if (answer) return answer.level;
    if (answering.length === 0 || gaps.length > 0) return 'not-evaluated';
    if (lacking.length === 0 && !whole) return 'supports';
    return proven.length + named.length > 0 ? 'partially-supports' : 'not-evaluated';
  }
}

const testsOf = (proofs: readonly Proof[]) => [...new Set(proofs)];

/** “title” in file. */
export const testText = ({ file, title }: NamedTest): string => `${file}, “${title}”`;

/** The failures that no statement of a known lack explains, one text each. */
export function unstated(
  criteria: readonly Criterion[],
  evidence: Evidence,
  components: readonly Component[],
): string[] {
  return criteria.flatMap(({ num }) =>
    components
      .filter(({ path }) => findingOf(evidence.components[path], num) === 'failed')
      .filter(({ path }) => !lackOf(num, path))
      .map(({ path }) => `${num} fails in ${path}: repair it, or state the lack in LACKS of methods.ts.`),
  );
}

/**
 * The criteria without an answer: neither a verdict nor an instruction for a person, or more left to a person than
 * the method allows. The run fails on any.
 */
export function unanswered(
  criteria: readonly Criterion[],
  evidence: Evidence,
  components: readonly Component[],
): string[] {
  const open = criteria
    .filter(({ level }) => level !== 'AAA')
    .map((criterion) => ({ num: criterion.num, ...adherenceOf(criterion, evidence, components) }))
    .filter(({ level }) => level === 'not-evaluated');
  const silent = open.filter(({ num }) => !FOR_A_PERSON[num]);
  return [
    ...silent.map(({ num, notes }) => `${num} has no evidence, and methods.ts leaves it to nobody. ${notes}`),
    ...(open.length > MOST_UNANSWERED
      ? [
          `${open.length} criteria are not evaluated, at most ${MOST_UNANSWERED} may be: ${open.map(({ num }) => num).join(', ')}`,
        ]
      : []),
  ];
}

export const plural = (count: number, one: string): string =>
  `${count} ${count === 1 ? one : one.replace(/y$/, 'ie').concat('s')}`;
