import { useId } from 'react';
import { useMessages } from '@digiken/ui/messages-provider';
import { groupsOf, inOrder, type QuizGroup } from './groups';
import { quizListMessages } from './messages';
import { QuizRow } from './quiz-row';
import type { QuizListItem } from './types';

export { quizListMessages } from './messages';
export { QuizStanding } from './quiz-standing';
export type { QuizListItem } from './types';

export interface QuizListProps {
  /** Names the list, e.g. "Quizzes of this lesson". */
  label: string;
  quizzes: readonly QuizListItem[];
  /** Level of the first headings: those of groups, or else of titles. Default 3. */
  headingLevel?: 2 | 3;
  /** Under headings: in progress, closing soon, then each course, then done. Default false. */
  grouped?: boolean;
  busy?: boolean;
  /** The page has its own main button: no quiz gets one. Default false. */
  quiet?: boolean;
}

/**
 * Quizzes with where the learner stands with each, and its one action (spec 12.15): what is under way first, then
 * what is due, each in the given order. Only the first of them that can be taken has the main button (spec 12.21).
 */
export function QuizList(props: QuizListProps) {
  const { label, quizzes, headingLevel = 3, grouped = false, busy = false, quiet = false } = props;
  const groups: QuizGroup[] = grouped ? groupsOf(quizzes) : [{ kind: 'course', quizzes: inOrder(quizzes) }];
  const urgent = groups
    .flatMap((group) => group.quizzes)
    .find(({ progress, opensAt }) => progress !== 'done' && !opensAt);
  const rows = { headingLevel, main: quiet ? undefined : urgent, busy };
  if (!grouped) return <Rows {...rows} label={label} quizzes={groups[0]?.quizzes ?? []} />;
  return (
    <div data-slot="quiz-groups" className="flex flex-col gap-10">
      {groups.map((group) => (
        <Group key={`${group.kind} ${group.course}`} {...rows} group={group} label={label} />
      ))}
    </div>
  );
}

interface RowsProps {
  quizzes: readonly QuizListItem[];
  headingLevel: 2 | 3 | 4;
  /** The quiz with the main button. */
  main: QuizListItem | undefined;
  busy: boolean;
  label?: string;
  labelledBy?: string;
  courseKnown?: boolean;
}

function Rows({ quizzes, headingLevel, main, busy, label, labelledBy, courseKnown = false }: RowsProps) {
  return (
    <ul
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-busy={busy || undefined}
      data-slot="quiz-list"
      className="divide-y divide-line overflow-clip rounded-xl border border-line bg-raised in-[.high-contrast]:border-2 forced-colors:border-2"
    >
      {quizzes.map((quiz) => (
        <li key={quiz.id}>
          <QuizRow quiz={quiz} headingLevel={headingLevel} main={quiz === main} courseKnown={courseKnown} />
        </li>
      ))}
    </ul>
  );
}

type GroupProps = Omit<RowsProps, 'quizzes' | 'headingLevel'> & {
  group: QuizGroup;
  headingLevel: 2 | 3;
  label: string;
};

function Group({ group, headingLevel, label, ...rows }: GroupProps) {
  const t = useMessages(quizListMessages);
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const title = group.kind === 'course' ? (group.course ?? label) : t(group.kind);
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <Heading id={id} className="text-xl font-bold text-balance wrap-anywhere" dir="auto">
        {title}
      </Heading>
      <Rows
        {...rows}
        quizzes={group.quizzes}
        headingLevel={headingLevel === 2 ? 3 : 4}
        labelledBy={id}
        courseKnown={group.kind === 'course'}
      />
    </section>
  );
}
