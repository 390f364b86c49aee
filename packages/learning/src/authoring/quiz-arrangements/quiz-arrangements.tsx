import { CalendarClock, Pencil, Plus } from 'lucide';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '@digiken/ui/button';
import { EmptyState } from '@digiken/ui/empty-state';
import { Facts } from '@digiken/ui/facts';
import { FormDialog } from '@digiken/ui/form-dialog';
import { Icon } from '@digiken/ui/icon';
import { IconButton } from '@digiken/ui/icon-button';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { Section } from '@digiken/ui/section';
import { When } from '../../lib/when';
import { RemoveButton } from '../course-editor-screen/remove-button';
import {
  type ArrangedTimes,
  ArrangementForm,
  type ArrangementView,
  type LearnerChoice,
} from './arrangement-form';
import { quizArrangementsMessages } from './messages';

export type { ArrangedTimes, ArrangementView, LearnerChoice } from './arrangement-form';

export { quizArrangementsMessages } from './messages';

export interface QuizArrangementsProps {
  /** The rules for everybody. */
  everybody: ArrangedTimes;
  /** By name. */
  arrangements: readonly ArrangementView[];
  learners: LearnerChoice;
  limits: { minutes: number; attempts: number };
  /** Refusals name their field: `opensAt`, `closesAt`, `timeLimitMinutes` or `attempts`. */
  onSave: (learnerId: string, times: ArrangedTimes) => Promise<FormOutcome>;
  onRemove: (learnerId: string) => Promise<FormOutcome>;
}

/** The learners with other times for a quiz (spec 12.33). */
export function QuizArrangements(props: QuizArrangementsProps) {
  const t = useMessages(quizArrangementsMessages);
  const { everybody, arrangements } = props;
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [edited, setEdited] = useState<ArrangementView>();
  const refocus = useFocusAfterRemoval(root, arrangements.length);
  const edit = (arrangement?: ArrangementView) => {
    setEdited(arrangement);
    setOpen(true);
  };
  const add = (
    <Button data-add="" icon={<Icon of={Plus} size={18} />} onClick={() => edit()}>
      {t('add')}
    </Button>
  );
  return (
    <div ref={root} data-slot="quiz-arrangements" className="flex flex-col gap-10 wrap-anywhere">
      <Section title={t('everybody')}>
        <Facts
          items={[
            { label: t('opens'), value: <Moment iso={everybody.opensAt} /> },
            { label: t('closes'), value: <Moment iso={everybody.closesAt} /> },
            {
              label: t('limit'),
              value:
                everybody.timeLimitMinutes === null
                  ? t('noLimit')
                  : t('minutes', { count: everybody.timeLimitMinutes }),
            },
            { label: t('attempts'), value: everybody.attempts ?? t('unlimited') },
          ]}
        />
      </Section>
      {arrangements.length === 0 ? (
        <EmptyState title={t('none')} icon={<Icon of={CalendarClock} size={32} />} action={add}>
          {t('noneText')}
        </EmptyState>
      ) : (
        <Section title={t('list')} actions={add}>
          <ul className="flex max-w-reading list-none flex-col gap-3">
            {arrangements.map((arrangement, index) => (
              <li
                key={arrangement.learner.id}
                className="flex flex-wrap items-start justify-between gap-3 rounded-lg border bg-surface p-4 in-[.high-contrast]:border-2 forced-colors:border"
              >
                <div className="flex min-w-0 flex-1 basis-48 flex-col gap-1">
                  <h3 className="font-bold">
                    <bdi>{arrangement.learner.name}</bdi>
                  </h3>
                  <Differences of={arrangement} />
                </div>
                <div className="flex gap-1">
                  <IconButton
                    data-learner={arrangement.learner.id}
                    label={t('edit', { name: arrangement.learner.name })}
                    icon={<Icon of={Pencil} size={20} />}
                    onClick={() => edit(arrangement)}
                  />
                  <RemoveButton
                    name={arrangement.learner.name}
                    title={t('removeTitle', { name: arrangement.learner.name })}
                    message={t('removeText')}
                    onRemove={async () => {
                      const outcome = await props.onRemove(arrangement.learner.id);
                      const next = arrangements[index + 1] ?? arrangements[index - 1];
                      if (outcome.ok) refocus(next?.learner.id);
                      return outcome;
                    }}
                  />
                </div>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <FormDialog
        open={open}
        onOpenChange={setOpen}
        title={edited ? t('editTitle', { name: edited.learner.name }) : t('addTitle')}
        description={t('intro')}
      >
        <ArrangementForm
          key={edited?.learner.id ?? 'new'}
          arrangement={edited}
          learners={props.learners}
          limits={props.limits}
          onSave={props.onSave}
        />
      </FormDialog>
    </div>
  );
}

function Moment({ iso }: { iso: string | null }) {
  const t = useMessages(quizArrangementsMessages);
  return iso === null ? <span>{t('noTime')}</span> : <When iso={iso} />;
}

/** What a learner has other than everybody. */
function Differences({ of }: { of: ArrangedTimes }) {
  const t = useMessages(quizArrangementsMessages);
  const { opensAt, closesAt, timeLimitMinutes, attempts } = of;
  return (
    <ul className="flex list-none flex-wrap gap-x-5 gap-y-1 text-ink-muted">
      {opensAt !== null && (
        <li>
          {t('opens')}: <When iso={opensAt} />
        </li>
      )}
      {closesAt !== null && (
        <li>
          {t('closes')}: <When iso={closesAt} />
        </li>
      )}
      {timeLimitMinutes !== null && <li>{t('minutes', { count: timeLimitMinutes })}</li>}
      {attempts !== null && <li>{t('attemptCount', { count: attempts })}</li>}
    </ul>
  );
}

/** After a removal, the focus is on the next learner, or on the button that adds one. */
function useFocusAfterRemoval(root: RefObject<HTMLElement | null>, count: number) {
  const wanted = useRef<{ id: string | undefined } | undefined>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const { id } = wanted.current;
    wanted.current = undefined;
    const buttons = [...(root.current?.querySelectorAll<HTMLElement>('[data-learner], [data-add]') ?? [])];
    const next = buttons.find(({ dataset }) => dataset.learner !== undefined && dataset.learner === id);
    (next ?? buttons.find(({ dataset }) => dataset.add !== undefined))?.focus();
  }, [count, root]);
  return (id: string | undefined) => {
    wanted.current = { id };
  };
}
