import type { FlaggedConversation, TutorFigures } from '@digiken/contract';
import type { FlaggedView, TutorReportScreenProps } from '@digiken/learning/tutor-report-screen';

export const assistantPath = '/admin/assistant';

/** A line of the list of flagged conversations. */
export const flaggedView = (flagged: FlaggedConversation): FlaggedView => ({
  id: flagged._id,
  href: `${assistantPath}/${flagged._id}`,
  person: flagged.person.name,
  reasons: flagged.reasons,
  state: flagged.state,
  at: flagged.flaggedAt,
  reviewedBy: flagged.reviewedBy?.name,
});

/** Use, cost and ratings. */
export const figuresView = ({
  model,
  currency,
  days,
  ratings,
  openFlags,
}: TutorFigures): NonNullable<TutorReportScreenProps['figures']> => ({
  model: model ? { name: model.name, place: model.place ?? undefined } : undefined,
  currency: currency ?? undefined,
  days: days.map(({ date, questions, nothing, tokensIn, tokensOut, cost }) => ({
    date,
    questions,
    nothing,
    tokens: tokensIn + tokensOut,
    cost,
  })),
  ratings,
  openFlags,
});
