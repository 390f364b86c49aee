import { readQtiPackage } from '../src/quizzes';

/** Reads files as one package. */
export const readPackage = (files: Record<string, string>, language = 'en') =>
  readQtiPackage({ paths: Object.keys(files), read: (path) => files[path] ?? '' }, { language });

/** Reads one file: its first quiz, and sentences about what was not taken. */
export function readFile(xml: string) {
  const { quizzes, problems } = readPackage({ 'quiz.xml': xml });
  const [quiz] = quizzes;
  return {
    quiz,
    questions: quiz?.questions ?? [],
    told: [...problems, ...(quiz?.problems ?? [])].map(({ message }) => message),
  };
}

const field = ([label, entry]: [string, string]) =>
  `<qtimetadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${entry}</fieldentry></qtimetadatafield>`;

export interface Item1 {
  facts?: Record<string, string>;
  text: string;
  /** XML of the responses. */
  responses?: string;
  /** XML of the conditions. */
  rules?: string;
  feedback?: Record<string, string>;
  title?: string;
}

/** An item of QTI 1.2. `text` is HTML. */
export const item1 = ({ facts = {}, text, responses = '', rules = '', feedback = {}, title = '' }: Item1) => `
<item ident="i1" title="${title}"><itemmetadata><qtimetadata>${Object.entries(facts).map(field).join('')}</qtimetadata></itemmetadata>
<presentation><material><mattext texttype="text/html">${escaped(text)}</mattext></material>${responses}</presentation>
<resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>${rules}</resprocessing>
${Object.entries(feedback)
  .map(
    ([ident, said]) =>
      `<itemfeedback ident="${ident}"><flow_mat><material><mattext>${said}</mattext></material></flow_mat></itemfeedback>`,
  )
  .join('')}</item>`;

export const quiz1 = (items: string, more = '', facts: Record<string, string> = {}) =>
  `<?xml version="1.0"?><questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment ident="q1" title="A quiz"><qtimetadata>${Object.entries(facts).map(field).join('')}</qtimetadata>${more}<section ident="root_section">${items}</section></assessment></questestinterop>`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A list of options. `label`: what stands before it. */
export const lid = (
  options: Record<string, string>,
  { several = false, ident = 'r1', label = '' }: { several?: boolean; ident?: string; label?: string } = {},
) =>
  `<response_lid ident="${ident}" rcardinality="${several ? 'Multiple' : 'Single'}">${label && `<material><mattext>${label}</mattext></material>`}<render_choice>${Object.entries(
    options,
  )
    .map(
      ([id, text]) =>
        `<response_label ident="${id}"><material><mattext>${text}</mattext></material></response_label>`,
    )
    .join('')}</render_choice></response_lid>`;

export const str =
  '<response_str ident="r1" rcardinality="Single"><render_fib><response_label ident="a"/></render_fib></response_str>';
export const eq = (value: string, response = 'r1', more = '') =>
  `<varequal respident="${response}"${more}>${value}</varequal>`;
/** A condition that sets the score. */
export const rule = (test: string, score = '100', { action = 'Set', goesOn = 'No', shows = '' } = {}) =>
  `<respcondition continue="${goesOn}"><conditionvar>${test}</conditionvar>${score && `<setvar action="${action}" varname="SCORE">${score}</setvar>`}${shows && `<displayfeedback feedbacktype="Response" linkrefid="${shows}"/>`}</respcondition>`;

const MATCH_CORRECT = 'http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct';
export const MAP_RESPONSE = 'http://www.imsglobal.org/question/qti_v2p1/rptemplates/map_response';

/** An item of QTI 2.1. */
export const item2 = ({
  body,
  declared,
  processing = `<responseProcessing template="${MATCH_CORRECT}"/>`,
  more = '',
  outcomes = '',
  title = 'An item',
}: {
  body: string;
  declared: string;
  processing?: string;
  more?: string;
  outcomes?: string;
  title?: string;
}) =>
  `<?xml version="1.0"?><assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i2" title="${title}" adaptive="false" timeDependent="false">${declared}<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"><defaultValue><value>0</value></defaultValue></outcomeDeclaration>${outcomes}<itemBody>${body}</itemBody>${processing}${more}</assessmentItem>`;

export const declare = (
  right: readonly string[],
  {
    id = 'RESPONSE',
    cardinality = 'single',
    type = 'identifier',
    mapping = '',
  }: { id?: string; cardinality?: string; type?: string; mapping?: string } = {},
) =>
  `<responseDeclaration identifier="${id}" cardinality="${cardinality}" baseType="${type}">${right.length > 0 ? `<correctResponse>${right.map((value) => `<value>${value}</value>`).join('')}</correctResponse>` : ''}${mapping}</responseDeclaration>`;

export const mapping = (entries: Record<string, number>, attributes = 'defaultValue="0"') =>
  `<mapping ${attributes}>${Object.entries(entries)
    .map(([key, value]) => `<mapEntry mapKey="${key}" mappedValue="${value}"/>`)
    .join('')}</mapping>`;

export const simple = (options: Record<string, string>) =>
  Object.entries(options)
    .map(([id, text]) => `<simpleChoice identifier="${id}">${text}</simpleChoice>`)
    .join('');
