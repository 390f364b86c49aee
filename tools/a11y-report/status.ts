import { plural } from './conformance.ts';
import { escape, link, list, page, table } from './html.ts';
import type { Component } from './component.ts';
import type { ReportContext } from './report-context.ts';

const TITLE = 'Status of each component';
const HEAD = [
  'Component',
  'Status',
  'Default state',
  'Open and advanced states',
  'Keyboard',
  'Screen-reader transcript',
  'Manual review',
];
const LEGEND = [
  'Default, open and advanced states, keyboard: what the story gate found, by machine, in every cell.',
  'Screen-reader transcript: of a virtual screen reader, which is neither a person nor a real reader.',
  'Manual review: by a person, with their tool, its version and the date. No script writes one.',
];
const NONE = 'not evaluated';

interface Row {
  path: string;
  name: string;
  cells: string[];
  transcript?: string;
}

function rowOf({ path, library, meta, transcript }: Component, { evidence }: ReportContext): Row {
  const { default: shown, ...others } = evidence.components[path]?.states ?? {};
  const advanced = Object.entries(others).map(([state, outcome]) => `${state} ${outcome}`);
  const operable = (value: string | undefined) => value ?? (meta.interactive ? NONE : 'not applicable');
  const reviews = (meta.reviews ?? []).map(
    ({ by, tool, date, notes }) => `${by}, ${tool}, ${date}: ${notes}`,
  );
  const name = path.split('/').at(-1) ?? path;
  return {
    path,
    name: meta.name,
    cells: [
      meta.status,
      shown ?? NONE,
      advanced.join(', ') || NONE,
      operable(evidence.components[path]?.keyboard),
      transcript ? 'virtual' : operable(undefined),
      reviews.join('; ') || NONE,
    ],
    ...(transcript && { transcript: `../packages/${library}/src/${path}/${name}.transcript.txt` }),
  };
}

const TRANSCRIPT = HEAD.indexOf('Screen-reader transcript') - 1;

function facts({ version, evidence, components }: ReportContext): string[] {
  const all = Object.values(evidence.components);
  const stories = all.reduce((sum, one) => sum + one.stories, 0);
  const failed = all.reduce((sum, one) => sum + Object.keys(one.failed).length, 0);
  return [
    `@digiken/ui ${version}: ${plural(components.length, 'component')}, ${plural(stories, 'story')}, ${failed} failed.`,
    `Judged with axe-core ${evidence.axe}. ${Object.entries(evidence.cells).map(cellText).join('. ')}.`,
    `Virtual screen reader: ${plural(components.filter(({ transcript }) => transcript).length, 'transcript')}. Real screen reader (Orca): the flows in the folder orca.`,
  ];
}

const cellText = ([cell, variants]: [string, string[]]) =>
  `Cell ${cell}${variants.length > 0 ? `, swept through ${variants.join(', ')}` : ''}`;

function failuresOf({ evidence }: ReportContext): string[] {
  return Object.values(evidence.components).flatMap(({ failed }) =>
    Object.entries(failed).map(([id, reasons]) => `${id} (${reasons.join(', ')})`),
  );
}

/** Rule → number of stories in which axe could not decide it. */
function undecidedOf({ evidence }: ReportContext): [string, number][] {
  const sums = new Map<string, number>();
  for (const { undecided } of Object.values(evidence.components)) {
    for (const [rule, count] of Object.entries(undecided)) sums.set(rule, (sums.get(rule) ?? 0) + count);
  }
  return [...sums].sort(([a], [b]) => a.localeCompare(b, 'en'));
}

const UNDECIDED = 'Axe met these rules and could not decide them. They are neither passed nor failed.';

function groupsOf(context: ReportContext): [string, Row[]][] {
  const groups = [...new Set(context.components.map(({ meta }) => meta.group))].sort();
  return groups.map((group) => [
    `${group.charAt(0).toUpperCase()}${group.slice(1)}`,
    context.components.filter(({ meta }) => meta.group === group).map((one) => rowOf(one, context)),
  ]);
}

/** The status table as HTML, with one section for each group. */
export function statusHtml(context: ReportContext): string {
  const cellsOf = ({ name, cells, transcript }: Row) => [
    escape(name),
    ...cells.map((cell, index) =>
      transcript && index === TRANSCRIPT ? link(transcript, `${cell}: ${name}`) : escape(cell),
    ),
  ];
  const undecided = undecidedOf(context).map(([rule, count]) => `${escape(rule)}: ${plural(count, 'story')}`);
  return page(TITLE, [
    ...facts(context).map((fact) => `<p>${escape(fact)}</p>`),
    list(LEGEND.map(escape)),
    ...groupsOf(context).flatMap(([group, rows]) => [
      `<h2>${group}</h2>`,
      table(group, HEAD, rows.map(cellsOf)),
    ]),
    '<h2>Failures</h2>',
    failuresOf(context).length > 0 ? list(failuresOf(context).map(escape)) : '<p>None.</p>',
    '<h2>Left to a person</h2>',
    `<p>${UNDECIDED}</p>`,
    undecided.length > 0 ? list(undecided) : '<p>None.</p>',
    `<p>${link('vpat.html', 'The conformance report')}</p>`,
  ]);
}

/** The status table as Markdown, for readers of the repository. */
export function statusMarkdown(context: ReportContext): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const rowLine = ({ name, cells, transcript }: Row) =>
    line([
      name,
      ...cells.map((cell, index) => (transcript && index === TRANSCRIPT ? `[${cell}](${transcript})` : cell)),
    ]);
  const bullets = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n') || 'None.';
  const undecided = undecidedOf(context).map(([rule, count]) => `\`${rule}\`: ${plural(count, 'story')}`);
  return `${[
    `# ${TITLE}`,
    'Written by `npm run a11y:report`; [README.md](README.md) says how to read it.',
    ...facts(context),
    bullets(LEGEND),
    ...groupsOf(context).flatMap(([group, rows]) => [
      `## ${group}`,
      [line(HEAD), line(HEAD.map(() => '---')), ...rows.map(rowLine)].join('\n'),
    ]),
    '## Failures',
    bullets(failuresOf(context)),
    '## Left to a person',
    UNDECIDED,
    bullets(undecided),
  ].join('\n\n')}\n`;
}
