import type { AuthoredQuestion, QuestionBodyOf, QuestionKeyOf } from '@digiken/contract';
import type { ExportedQuiz } from './course';
import type { Findings } from './wording';
import { xml } from './xml';

const RESPONSE = 'response1';

interface Item {
  profile: string;
  /** XML of the field for the answer. */
  response: string;
  /** XML of the condition of a right answer; null: marked by hand. */
  right: string | null;
  /** Ids of options, for their feedback. */
  options: readonly string[];
}

/** The address of a question's picture in the cartridge; null if its file is gone. */
export type PictureAt = (src: string) => string | null;

/** A quiz as an assessment of QTI 1.2.1 in the profile of Common Cartridge 1.3. Null if none of its questions fits. */
export function assessmentOf(quiz: ExportedQuiz, findings: Findings, pictureAt: PictureAt): string | null {
  const { title, settings } = quiz;
  if (quiz.draws > 0) findings.add(title, 'draws');
  if (quiz.dated) findings.add(title, 'quizDates');
  if (settings.accessCode !== null) findings.add(title, 'accessCode');
  findings.add(title, 'quizSettings');
  const items = quiz.questions.flatMap(
    (question, index) => itemOf(question, `${quiz.id}-${index + 1}`, { findings, pictureAt }) ?? [],
  );
  if (items.length === 0) return null;
  const fields = [
    field('cc_profile', 'cc.exam.v0p1'),
    field('qmd_assessmenttype', settings.practice ? 'Self-assessment' : 'Examination'),
    field('qmd_scoretype', 'Percentage'),
    field('cc_maxattempts', settings.attempts === null ? 'unlimited' : String(settings.attempts)),
    ...(settings.timeLimitMinutes === null
      ? []
      : [field('qmd_timelimit', String(settings.timeLimitMinutes))]),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2">
<assessment ident="a-${quiz.id}" title="${xml(title)}">
<qtimetadata>${fields.join('')}</qtimetadata>
<section ident="root_section">
${items.join('\n')}
</section>
</assessment>
</questestinterop>
`;
}

const field = (label: string, entry: string) =>
  `<qtimetadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${xml(entry)}</fieldentry></qtimetadatafield>`;

const material = (text: string, type: 'text/plain' | 'text/html') =>
  `<material><mattext texttype="${type}">${xml(text)}</mattext></material>`;

/** The text of a question, with its picture below it. */
function promptOf({ prompt, picture }: AuthoredQuestion['body'], pictureAt: PictureAt): string {
  const src = picture === undefined ? null : pictureAt(picture.src);
  if (prompt.format === 'plain' && src === null) return material(prompt.text, 'text/plain');
  const html =
    prompt.format === 'plain'
      ? `<p>${xml(prompt.text)}</p>`
      : prompt.format === 'html'
        ? prompt.text
        : (prompt.html ?? prompt.text);
  const image = src === null ? '' : `<p><img src="${xml(src)}" alt="${xml(picture?.alt ?? '')}"></p>`;
  return material(html + image, 'text/html');
}

function itemOf(
  question: AuthoredQuestion,
  ident: string,
  { findings, pictureAt }: { findings: Findings; pictureAt: PictureAt },
): string | null {
  const { body, key, feedback, points, tags } = question;
  const name = (body.title ?? body.prompt.text).slice(0, 80);
  const item = fieldOf(question, (finding) => findings.add(name, finding));
  if (item === null) {
    findings.add(name, 'questionType');
    return null;
  }
  if (tags.length > 1) findings.add(name, 'tags');
  if ('rubric' in key && key.rubric !== undefined) findings.add(name, 'rubric');
  const shown = promptOf(body, pictureAt);
  const fields = [
    field('cc_profile', item.profile),
    field('cc_weighting', String(points)),
    ...(tags[0] === undefined ? [] : [field('cc_question_category', tags[0])]),
    ...(item.right === null ? [field('qmd_computerscored', 'No')] : []),
  ];
  const said = feedbackOf(feedback, item);
  return `<item ident="i-${ident}" title="${xml((body.title ?? '').slice(0, 200))}">
<itemmetadata><qtimetadata>${fields.join('')}</qtimetadata></itemmetadata>
<presentation>${shown}${item.response}</presentation>
<resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>${said.shows}${
    item.right === null
      ? ''
      : `<respcondition continue="No"><conditionvar>${item.right}</conditionvar><setvar action="Set" varname="SCORE">100</setvar>${said.right}</respcondition>${said.wrong}`
  }</resprocessing>
${said.texts}
</item>`;
}

function feedbackOf({ general, right, wrong, options = {} }: AuthoredQuestion['feedback'], item: Item) {
  const texts: string[] = [];
  const show = (ident: string, text: string) => {
    texts.push(`<itemfeedback ident="${xml(ident)}">${material(text, 'text/plain')}</itemfeedback>`);
    return `<displayfeedback feedbacktype="Response" linkrefid="${xml(ident)}"/>`;
  };
  const shows = [
    ...(general
      ? [
          `<respcondition continue="Yes"><conditionvar><other/></conditionvar>${show('general_fb', general)}</respcondition>`,
        ]
      : []),
    ...item.options.flatMap((id) => {
      const text = options[id];
      if (!text) return [];
      return [
        `<respcondition continue="Yes"><conditionvar><varequal respident="${RESPONSE}">${xml(id)}</varequal></conditionvar>${show(`${id}_fb`, text)}</respcondition>`,
      ];
    }),
  ];
  return {
    shows: shows.join(''),
    right: right ? show('correct_fb', right) : '',
    wrong: wrong
      ? `<respcondition continue="Yes"><conditionvar><other/></conditionvar>${show('general_incorrect_fb', wrong)}</respcondition>`
      : '',
    texts: texts.join('\n'),
  };
}

type Told = (finding: 'partial' | 'typing') => void;

/** The field for the answer and its key; null if a cartridge has no such question. */
function fieldOf({ body, key }: AuthoredQuestion, told: Told): Item | null {
  switch (key.type) {
    case 'single':
      if (Object.keys(key.credits ?? {}).length > 0) told('partial');
      return choices(body as QuestionBodyOf<'single'>, 'Single', equal(key.option));
    case 'multiple': {
      const { options } = body as QuestionBodyOf<'multiple'>;
      if (key.rule === 'partial') told('partial');
      const all = options.map(({ id }) => (key.options.includes(id) ? equal(id) : `<not>${equal(id)}</not>`));
      return choices(body as QuestionBodyOf<'multiple'>, 'Multiple', `<and>${all.join('')}</and>`);
    }
    case 'true-false': {
      const options = [
        { id: 'true', text: 'True' },
        { id: 'false', text: 'False' },
      ];
      const item = choices({ options }, 'Single', equal(String(key.value)));
      return { ...item, profile: 'cc.true_false.v0p1' };
    }
    case 'short-text':
      return typed(key, told);
    case 'numeric': {
      const [only, ...more] = key.accepted;
      if (only === undefined || more.length > 0 || only.abs || only.rel) return null;
      const accepted = [{ text: String(only.value), credit: 1 }];
      return typed({ type: 'short-text', accepted }, told);
    }
    case 'essay':
      return {
        profile: 'cc.essay.v0p1',
        response: `<response_str ident="${RESPONSE}" rcardinality="Single"><render_fib prompt="Box" rows="10" columns="60"/></response_str>`,
        right: null,
        options: [],
      };
    default:
      return null;
  }
}

const equal = (value: string) => `<varequal respident="${RESPONSE}">${xml(value)}</varequal>`;

function choices(
  { options }: { options: readonly { id: string; text: string }[] },
  cardinality: 'Single' | 'Multiple',
  right: string,
): Item {
  const labels = options.map(
    ({ id, text }) => `<response_label ident="${xml(id)}">${material(text, 'text/plain')}</response_label>`,
  );
  return {
    profile: cardinality === 'Single' ? 'cc.multiple_choice.v0p1' : 'cc.multiple_response.v0p1',
    response: `<response_lid ident="${RESPONSE}" rcardinality="${cardinality}"><render_choice>${labels.join('')}</render_choice></response_lid>`,
    right,
    options: options.map(({ id }) => id),
  };
}

function typed(
  { accepted, caseSensitive = false, ignoreDiacritics = false }: QuestionKeyOf<'short-text'>,
  told: Told,
): Item {
  if (ignoreDiacritics) told('typing');
  if (accepted.some(({ credit }) => credit < 1)) told('partial');
  const sensitive = caseSensitive ? 'Yes' : 'No';
  const full = accepted.filter(({ credit }) => credit === 1);
  const parts = full.map(({ text }) => {
    const [, inner] = /^\*([^*]+)\*$/.exec(text) ?? [];
    return inner === undefined
      ? `<varequal case="${sensitive}" respident="${RESPONSE}">${xml(text)}</varequal>`
      : `<varsubstring case="${sensitive}" respident="${RESPONSE}">${xml(inner)}</varsubstring>`;
  });
  const pattern = parts.some((part) => part.startsWith('<varsubstring'));
  return {
    profile: pattern ? 'cc.pattern_match.v0p1' : 'cc.fib.v0p1',
    response: `<response_str ident="${RESPONSE}" rcardinality="Single"><render_fib prompt="Box"/></response_str>`,
    right: parts.length > 1 ? `<or>${parts.join('')}</or>` : parts.join(''),
    options: [],
  };
}
