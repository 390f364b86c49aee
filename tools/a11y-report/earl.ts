import type { Criterion } from './catalog.ts';
import { countsText, findingOf, proofOf, testText, undecidedIn } from './conformance.ts';
import type { Component } from './component.ts';
import type { ReportContext } from './report-context.ts';

const CONTEXT = {
  earl: 'http://www.w3.org/ns/earl#',
  dct: 'http://purl.org/dc/terms/',
  doap: 'http://usefulinc.com/ns/doap#',
  title: 'dct:title',
  description: 'dct:description',
  hasVersion: 'dct:hasVersion',
  isPartOf: { '@id': 'dct:isPartOf', '@type': '@id' },
  assertedBy: { '@id': 'earl:assertedBy', '@type': '@id' },
  subject: { '@id': 'earl:subject', '@type': '@id' },
  test: { '@id': 'earl:test', '@type': '@id' },
  mode: { '@id': 'earl:mode', '@type': '@id' },
  result: 'earl:result',
  outcome: { '@id': 'earl:outcome', '@type': '@id' },
};
const ASSERTOR = '_:story-gate';

/**
 * EARL 1.0 (https://www.w3.org/TR/EARL10-Schema/) as JSON-LD: the automatic results of each component for each
 * criterion that it names, and for any other that failed or was undecided. It contains no manual results.
 */
export function earl(context: ReportContext): string {
  const { components, criteria, evidence, version } = context;
  const asserted = components.flatMap((component) => assertionsOf(component, context));
  const tested = new Set(asserted.map(({ test }) => test));
  const library = `pkg:npm/%40digiken/ui@${version}`;
  const graph = [
    {
      '@id': ASSERTOR,
      '@type': ['earl:Assertor', 'earl:Software'],
      title: 'The story gate of Digiken',
      description: `axe-core, checks of its own and the play functions of the stories, in Chromium (${Object.keys(evidence.cells).join(', ')})`,
      hasVersion: `axe-core ${evidence.axe}`,
    },
    { '@id': library, '@type': 'earl:TestSubject', title: '@digiken/ui', hasVersion: version },
    ...components.map(({ path, meta }) => ({
      '@id': subjectOf(path, version),
      '@type': 'earl:TestSubject',
      title: meta.name,
      hasVersion: version,
      isPartOf: library,
    })),
    ...criteria
      .filter(({ uri }) => tested.has(uri))
      .map(({ uri, num, name, level }) => ({
        '@id': uri,
        '@type': 'earl:TestCriterion',
        title: `${num} ${name} (${level})`,
      })),
    ...asserted,
  ];
  const lines = graph.map((node) => JSON.stringify(node)).join(',\n');
  return `{"@context":${JSON.stringify(CONTEXT)},\n"@graph":[\n${lines}\n]}\n`;
}

const subjectOf = (path: string, version: string) => `pkg:npm/%40digiken/ui@${version}#${path}`;

function assertionsOf({ path, meta }: Component, { criteria, evidence, version }: ReportContext) {
  const own = evidence.components[path];
  const described = (num: string) => {
    const proof = findingOf(own, num) === 'untested' ? proofOf(path, num) : undefined;
    return proof ? testText(proof) : countsText(own, num) || 'No story is evidence for it.';
  };
  const assertion = ({ uri: test, num }: Criterion, mode: 'automatic' | 'semiAuto', outcome: string) => ({
    '@type': 'earl:Assertion',
    assertedBy: ASSERTOR,
    subject: subjectOf(path, version),
    test,
    mode: `earl:${mode}`,
    result: {
      '@type': 'earl:TestResult',
      outcome: `earl:${outcome}`,
      description: described(num),
    },
  });
  return criteria.flatMap((criterion) => {
    const finding = findingOf(own, criterion.num);
    const answers = meta.wcag.includes(criterion.num);
    return [
      ...(finding === 'failed' || (answers && finding !== 'undecided')
        ? [
            assertion(
              criterion,
              'automatic',
              finding === 'untested' && proofOf(path, criterion.num) ? 'passed' : finding,
            ),
          ]
        : []),
      // axe found the element; only a person can judge it.
      ...(undecidedIn(own, criterion.num) > 0 ? [assertion(criterion, 'semiAuto', 'cantTell')] : []),
    ];
  });
}
