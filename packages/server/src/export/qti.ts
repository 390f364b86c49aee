import type { AuthoredQuestion } from '@digiken/contract';
import type { ExportedQuiz } from './course';
import { fieldOf, type Item, material, RESPONSE, shortMaterial } from './qti-fields';
import { asWritten } from './pages';
import { Findings } from './wording';
import { xml } from './xml';

/** The address of a question's picture in the cartridge; null if its file is gone. */
export type PictureAt = (src: string) => string | null;

export interface Assessment {
  /** In the profile of Common Cartridge 1.3. */
  xml: string;
  /** The same quiz with what the profile has no form for, as Canvas writes and reads it; null: there is no such thing. */
  richer: string | null;
}

/** A quiz as an assessment of QTI 1.2.1. Null if none of its questions fits. */
export function assessmentOf(
  quiz: ExportedQuiz,
  findings: Findings,
  pictureAt: PictureAt,
): Assessment | null {
  const plain = writeAssessment(quiz, { findings, pictureAt, rich: false });
  if (plain === null) return null;
  // The plain copy has reported them already.
  const silent = new Findings('en');
  return {
    xml: plain,
    richer: quiz.questions.some(needsMore)
      ? writeAssessment(quiz, { findings: silent, pictureAt, rich: true })
      : null,
  };
}

/** Whether the profile of the cartridge loses something that the variety of Canvas holds. */
const needsMore = ({ key }: AuthoredQuestion): boolean =>
  key.type === 'numeric' ||
  key.type === 'file' ||
  (key.type === 'single' && Object.keys(key.credits ?? {}).length > 0) ||
  (key.type === 'short-text' && key.accepted.some(({ credit }) => credit < 1));

interface Writing {
  findings: Findings;
  pictureAt: PictureAt;
  /** In the variety of Canvas. */
  rich: boolean;
}

function writeAssessment(quiz: ExportedQuiz, writing: Writing): string | null {
  const { title, settings } = quiz;
  const { findings } = writing;
  if (quiz.draws > 0) findings.add(title, 'draws');
  if (quiz.dated) findings.add(title, 'quizDates');
  if (settings.accessCode !== null) findings.add(title, 'accessCode');
  findings.add(title, 'quizSettings');
  const items = quiz.questions.flatMap(
    (question, index) => itemOf(question, `${quiz.id}-${index + 1}`, writing) ?? [],
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
<qtimetadata>${fields.join('')}</qtimetadata>${introOf(settings.intro)}
<section ident="root_section">
${items.join('\n')}
</section>
</assessment>
</questestinterop>
`;
}

const introOf = (intro: string) =>
  intro === ''
    ? ''
    : `<presentation_material><flow_mat>${material(intro, 'text/plain')}</flow_mat></presentation_material>`;

const field = (label: string, entry: string) =>
  `<qtimetadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${xml(entry)}</fieldentry></qtimetadatafield>`;

/** The pictures in a text, in their largest copy. One whose file is gone stays, with its text alternative. */
const withPictures = (html: string, pictureAt: PictureAt): string =>
  asWritten(html).replace(/(<img\b[^>]*? src=")([^"]+)"/g, (all, start: string, src: string) => {
    const path = pictureAt(src);
    return path === null ? all : `${start}${xml(path)}"`;
  });

/** The text of a question, with its picture below it. */
function promptOf(body: AuthoredQuestion['body'], pictureAt: PictureAt): string {
  const { prompt, picture } = body;
  // A number has no unit in QTI.
  const unit = 'unit' in body && body.unit ? ` (${body.unit})` : '';
  const src = picture === undefined ? null : pictureAt(picture.src);
  if (prompt.format === 'plain' && src === null) return material(prompt.text + unit, 'text/plain');
  const html =
    prompt.format === 'plain'
      ? `<p>${xml(prompt.text + unit)}</p>`
      : prompt.format === 'html'
        ? withPictures(prompt.text, pictureAt)
        : withPictures(prompt.html ?? prompt.text, pictureAt);
  const asked = unit === '' || prompt.format === 'plain' ? html : `${html}<p>${xml(unit.trim())}</p>`;
  const image = src === null ? '' : `<p><img src="${xml(src)}" alt="${xml(picture?.alt ?? '')}"></p>`;
  return material(asked + image, 'text/html');
}

function itemOf(
  question: AuthoredQuestion,
  ident: string,
  { findings, pictureAt, rich }: Writing,
): string | null {
  const { body, key, feedback, points, tags } = question;
  const name = (body.title ?? body.prompt.text).slice(0, 80);
  const item = fieldOf(question, rich, (finding) => findings.add(name, finding));
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
    ...(item.rules === null ? [field('qmd_computerscored', 'No')] : []),
    ...(rich ? [field('question_type', item.type), field('points_possible', String(points))] : []),
  ];
  const said = feedbackOf(feedback, item);
  return `<item ident="i-${ident}" title="${xml((body.title ?? '').slice(0, 200))}">
<itemmetadata><qtimetadata>${fields.join('')}</qtimetadata></itemmetadata>
<presentation>${shown}${item.response}</presentation>
<resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>${said.shows}${
    item.rules === null
      ? ''
      : `${item.rules
          .map(
            ({ when, score }) =>
              `<respcondition continue="No"><conditionvar>${when}</conditionvar><setvar action="Set" varname="SCORE">${score}</setvar>${score === 100 ? said.right : ''}</respcondition>`,
          )
          .join('')}${said.wrong}`
  }</resprocessing>
${said.texts}
</item>`;
}

function feedbackOf({ general, right, wrong, options = {} }: AuthoredQuestion['feedback'], item: Item) {
  const texts: string[] = [];
  const show = (ident: string, text: string) => {
    texts.push(`<itemfeedback ident="${xml(ident)}">${shortMaterial(text)}</itemfeedback>`);
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
