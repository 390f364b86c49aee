import { QUIZ_LIMITS } from '@digiken/contract/constants';
import { useAccommodation, useQuizArrangementActions } from '@digiken/hooks/quiz-authoring';
import { AccommodationForm, AccommodationSummary } from '@digiken/learning/accommodation-form';
import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { useMessages } from '@digiken/ui/messages-provider';
import { Section } from '@digiken/ui/section';
import { peopleMessages } from '../messages/people';

const LIMITS = { factor: QUIZ_LIMITS.factorMax, attempts: QUIZ_LIMITS.extraAttemptsMax };

/** What a learner gets in every quiz (spec 12.35). @param editable for administrators; others read it */
export function UserQuizTime({ userId, editable }: { userId: string; editable: boolean }) {
  const t = useMessages(peopleMessages);
  const query = useAccommodation(userId);
  const { setAccommodation } = useQuizArrangementActions();
  const { data } = query;
  return (
    <Section title={t('quizTimeTitle')} intro={t('quizTimeIntro')}>
      {query.status === 'error' && !data && (
        <Callout
          tone="danger"
          actions={
            <Button size="sm" variant="secondary" onClick={() => query.retry()}>
              {t('quizTimeAgain')}
            </Button>
          }
        >
          {query.error?.message ?? t('quizTimeFailed')}
        </Callout>
      )}
      {data &&
        (editable ? (
          <AccommodationForm
            accommodation={data}
            limits={LIMITS}
            onSave={(accommodation) => setAccommodation(userId, accommodation)}
          />
        ) : (
          <AccommodationSummary accommodation={data} />
        ))}
    </Section>
  );
}
