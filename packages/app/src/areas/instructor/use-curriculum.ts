import { type Outcome } from '@digiken/hooks/api';
import { useAuthoringActions, useCurriculumActions, useOutline } from '@digiken/hooks/authoring';
import { useQuizAuthoringActions } from '@digiken/hooks/quiz-authoring';
import { LIMITS } from '@digiken/contract/constants';
import type { CurriculumTreeProps } from '@digiken/learning/curriculum-tree';
import { useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from './paths';
import { curriculumView } from './views';

type Moved = Awaited<ReturnType<ReturnType<typeof useCurriculumActions>['moveTopic']>>;

/** The outline of a course and everything that its editor does to it. */
export function useCurriculum(courseId: string) {
  const query = useOutline(courseId);
  const navigate = useNavigate();
  const authoring = useAuthoringActions();
  const moves = useCurriculumActions();
  const quizzes = useQuizAuthoringActions();
  // A move that waited for another one starts from the answer to that one, which is not rendered yet.
  const revision = useRef('');
  useLayoutEffect(() => {
    revision.current = query.data?.revision ?? '';
  }, [query.data]);
  const moved = async (answer: Promise<Moved>) => {
    const outcome = await answer;
    if (outcome.ok) revision.current = outcome.data.revision;
    return outcome;
  };
  /** Saves what is changed of a unit. */
  const saveUnit = async (
    unitId: string,
    changes: { title?: string; price?: number },
  ): Promise<Outcome<unknown>> => {
    const unit = query.data?.units.find(({ _id }) => _id === unitId);
    if (unit === undefined) return { ok: false, status: 404, message: '' };
    return authoring.updateUnit(unitId, { version: unit.version, ...changes });
  };
  const tree: CurriculumTreeProps = {
    units: curriculumView(query.data),
    maxTitle: LIMITS.titleMax,
    onMoveUnit: (ids) => moved(moves.orderUnits(courseId, { ids, revision: revision.current })),
    onMoveLesson: ({ id, ...place }) => moved(moves.moveTopic(id, { ...place, revision: revision.current })),
    onMoveQuiz: ({ id, position }) => moved(moves.moveQuiz(id, { position, revision: revision.current })),
    onAddUnit: (title) => authoring.createUnit(courseId, title),
    onAddLesson: (unitId, title) => authoring.createTopic(unitId, title),
    onAddQuiz: async (unitId, title) => {
      const outcome = await quizzes.createQuiz(courseId, {
        title,
        language: 'en',
        at: { place: 'unit', unitId },
      });
      if (outcome.ok) void navigate(paths.quiz(outcome.data._id));
      return outcome;
    },
    onRenameUnit: (id, title) => saveUnit(id, { title }),
    onRenameLesson: (id, title) => moves.describeTopic(id, { title }),
    onFreeToTry: (id, preview) => moves.describeTopic(id, { preview }),
    onRemoveUnit: authoring.removeUnit,
    onRemoveLesson: authoring.removeTopic,
    onRemoveQuiz: quizzes.removeQuiz,
  };
  return { query, tree, saveUnit };
}
