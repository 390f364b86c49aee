import type { QuizSummary } from '@digiken/contract';
import { QUIZ_PROGRESS } from '@digiken/contract/constants';
import { useQuizzes } from '@digiken/hooks/quizzes';
import { QuietListScreen } from '@digiken/learning/quiet-list-screen';
import { QuizList } from '@digiken/learning/quiz-list';
import { ButtonLink } from '@digiken/ui/button';
import { FilterBar } from '@digiken/ui/filter-bar';
import { ListScreen } from '@digiken/ui/list-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { useState } from 'react';
import { quizPageMessages } from '../../../quiz-messages';
import { usePage } from '../../../shell/use-page';
import { loadState } from '../../../views/load-state';
import { quizItem } from '../../../views/quizzes';
import { filterSelect } from '../../shared/filter-select';
import { useListAddress } from '../../shared/use-list-address';

const CHOICES = { progress: QUIZ_PROGRESS };

/** The quizzes of the learner's units: due, in progress and done (spec 12.15). */
export default function QuizzesPage() {
  const t = useMessages(quizPageMessages);
  const address = useListAddress(CHOICES);
  const { progress } = address.values;
  const [now] = useState(Date.now);
  const query = useQuizzes({ cursor: address.cursor, progress });
  usePage({ title: t('quizzes') });
  const rows = query.data?.data ?? [];
  const myCourses = <ButtonLink href="/console/my-courses">{t('myCourses')}</ButtonLink>;
  if (query.data && rows.length === 0 && !address.filtered && address.cursor === undefined) {
    return (
      <QuietListScreen
        title={t('quizzes')}
        emptyTitle={t('none')}
        emptyText={t('noneText')}
        picture="letter"
        action={myCourses}
      />
    );
  }
  return (
    <ListScreen
      title={t('quizzes')}
      intro={t('intro')}
      state={loadState(query)}
      filtered={address.filtered}
      filters={
        <FilterBar
          label={t('filter')}
          selects={[
            filterSelect('progress', t('show'), t('all'), progress, QUIZ_PROGRESS, (value) => t(value)),
          ]}
          onValueChange={address.change}
        />
      }
      page={address.pageLinks(query.data)}
      table={{
        label: t('quizzes'),
        rows,
        rowKey: ({ _id }) => _id,
        columns: [{ id: 'quiz', label: t('quiz'), rowHeader: true, cell: ({ title }) => title }],
      }}
      list={
        <QuizList
          label={t('quizzes')}
          headingLevel={2}
          grouped
          quizzes={rows.map((quiz) => quizItem(quiz, now, placeOf(quiz)))}
          busy={query.refreshing}
        />
      }
      empty={{ title: t('none'), text: t('noneText'), action: myCourses }}
      filteredEmpty={{ title: t('filteredNone'), text: t('filteredNoneText') }}
    />
  );
}

const placeOf = ({ course, lesson, unit }: QuizSummary) => ({
  course: course.name,
  where: lesson?.title ?? unit.name,
});
