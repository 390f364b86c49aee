/** Bounds of the tutor and of the public assistant. */
export const TUTOR_LIMITS = {
  /** Characters of one question. */
  questionMax: 1000,
  /** Earlier questions of the same page that the public assistant is sent. */
  earlierMax: 4,
  /** Characters that a person adds when they ask a person. */
  ticketMax: 2000,
  /** Questions of one conversation; then a new one has to begin. */
  questionsPerConversation: 100,
  /** Passages that are quoted where no sentence of any answers. */
  quoted: 3,
  questionsPerDayMax: 500,
  tokensPerDayMax: 100_000_000,
  retentionDaysMax: 365,
} as const;

/** Which text a person agreed to. A new text has a new number, and everybody is asked again. */
export const TUTOR_CONSENT_VERSION = 1;
export const TUTOR_CONSENTS = ['not-needed', 'needed', 'given', 'refused'] as const;
export type TutorConsent = (typeof TUTOR_CONSENTS)[number];
/** Who agrees: an adult for themselves, or a minor whose parent or guardian has agreed. */
export const TUTOR_AGES = ['adult', 'guardian-agreed'] as const;

export const TUTOR_ANSWER_STATES = ['writing', 'done', 'stopped', 'failed'] as const;
export type TutorAnswerState = (typeof TUTOR_ANSWER_STATES)[number];
/**
 * `passages`: sentences of passages, word for word. `written`: by the model. `nothing`: nothing was found in what the person may read. `help`:
 * the question sounds like distress, so helplines are shown. `closed`: an attempt is open in the course. `spent`: the
 * budget of the person or of the site is used; the answer is as with `passages`.
 */
export const TUTOR_ANSWER_KINDS = ['passages', 'written', 'nothing', 'help', 'closed', 'spent'] as const;
export type TutorAnswerKind = (typeof TUTOR_ANSWER_KINDS)[number];
/** What happened to an answer: the model could not be reached; an attempt was started while it was written. */
export const TUTOR_ANSWER_NOTES = ['model-unreachable', 'attempt-started'] as const;
export const TUTOR_BLOCK_KINDS = ['paragraph', 'hint'] as const;
export const TUTOR_SOURCE_KINDS = ['lesson', 'course', 'page'] as const;
export const TUTOR_RATINGS = ['helped', 'did-not'] as const;
export type TutorRating = (typeof TUTOR_RATINGS)[number];

/** Why a person should read a conversation. */
export const TUTOR_FLAG_REASONS = ['distress', 'injection', 'abuse', 'rated-down-often'] as const;
export type TutorFlagReason = (typeof TUTOR_FLAG_REASONS)[number];
export const TUTOR_FLAG_STATES = ['open', 'reviewed'] as const;
export type TutorFlagState = (typeof TUTOR_FLAG_STATES)[number];

/** Who helps people in distress in Kenya, at any hour. `tel` is what a link dials. */
export const HELPLINES = [
  { name: 'Befrienders Kenya', number: '+254 722 178 177', tel: '+254722178177' },
  { name: 'Kenya Red Cross', number: '1199', tel: '1199' },
] as const;
/** For danger to life. */
export const EMERGENCY_NUMBERS = ['999', '112'] as const;
