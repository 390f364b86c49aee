import { accounts } from './accounts';
import { authoring } from './authoring';
import { authoringRefusals } from './authoring-refusals';
import { common } from './common';
import { courses } from './courses';
import { discussions } from './discussions';
import { fields } from './fields';
import { findings } from './findings';
import { hubPeople } from './hub-people';
import { hubs } from './hubs';
import { imports } from './imports';
import { live } from './live';
import { lti } from './lti';
import { messages } from './messages';
import { payments } from './payments';
import { paymentsAdmin } from './payments-admin';
import { people } from './people';
import { platform } from './platform';
import { questionFiles } from './question-files';
import { quizzes } from './quizzes';
import { reportSentences } from './report-sentences';
import { signIn } from './sign-in';
import { tutor } from './tutor';
import type { Sentences } from '../sentences';

export { audit } from './audit';
export { fragments } from './fragments';
export type { REPORT_SENTENCES } from './report-sentences';

/** What reports about files say. */
export const reports: Sentences = { ...findings, ...questionFiles, ...reportSentences };

/** Whole sentences: answers, errors, administrators' notifications and mails. */
export const sentences: Sentences = {
  ...accounts,
  ...authoring,
  ...authoringRefusals,
  ...common,
  ...courses,
  ...discussions,
  ...fields,
  ...hubPeople,
  ...hubs,
  ...imports,
  ...live,
  ...lti,
  ...messages,
  ...payments,
  ...paymentsAdmin,
  ...people,
  ...platform,
  ...quizzes,
  ...signIn,
  ...tutor,
};
