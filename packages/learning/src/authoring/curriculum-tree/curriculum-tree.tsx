import { ArrowDownUp, Plus } from 'lucide';
import { useId, useRef, useState } from 'react';
import { Button } from '@digiken/ui/button';
import { formatDataSize } from '@digiken/ui/data-size';
import { FieldError } from '@digiken/ui/field';
import { Icon } from '@digiken/ui/icon';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { AddTitle } from './add-title';
import { Folding, useFolded } from './folding';
import { ItemRow } from './item-row';
import { curriculumTreeMessages } from './messages';
import { stepOf } from './order';
import { type Asked, RowDialog } from './row-dialogs';
import type { CurriculumEvents, CurriculumUnit } from './types';
import { UnitBlock } from './unit-block';
import { onStepKey, useCurriculum } from './use-curriculum';
import { useRowMenus } from './use-row-menus';

export { curriculumTreeMessages } from './messages';
export type {
  CurriculumChange,
  CurriculumEvents,
  CurriculumItem,
  CurriculumLesson,
  CurriculumQuiz,
  CurriculumUnit,
} from './types';

export interface CurriculumTreeProps extends CurriculumEvents {
  units: readonly CurriculumUnit[];
  /** Maximum length of a title; the server's limit. */
  maxTitle?: number;
}

interface Adding {
  what: 'lesson' | 'quiz' | 'unit';
  unitId?: string;
}

/** The units, lessons and quizzes of a course, which its author orders by buttons, by keys or by the menus. */
export function CurriculumTree({ units, maxTitle = 120, ...events }: CurriculumTreeProps) {
  const t = useMessages(curriculumTreeMessages);
  const heading = useId();
  const [folding] = useState(() => new Folding());
  const [adding, setAdding] = useState<Adding | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const addUnit = useRef<HTMLButtonElement>(null);
  const { shown, moved, failure, list, focusNext, focusNew, moveItem, stepItem, stepUnit, undo } =
    useCurriculum(units, events);

  /** Once a dialog or a form has closed, which returns the focus to where it came from. */
  const afterDialog = (run: () => void) => requestAnimationFrame(() => requestAnimationFrame(run));
  const focusLater = (find: () => HTMLElement | null | undefined) => afterDialog(() => find()?.focus());

  /** After a removal, the focus goes to what follows. */
  const removed = async (id: string, work: Promise<FormOutcome>) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const at = rows.findIndex(({ dataset }) => dataset['row'] === id);
    const outside = rows.filter((row) => !rows[at]?.contains(row));
    const next =
      outside.find((row) => rows.indexOf(row) > at) ?? outside.findLast((row) => rows.indexOf(row) < at);
    const outcome = await work;
    if (outcome.ok) focusLater(() => next?.querySelector<HTMLElement>('a') ?? addUnit.current);
    return outcome;
  };

  const closeForm = ({ unitId, what }: Adding) => {
    setAdding(null);
    if (unitId && what !== 'unit') focusNext(unitId, `add-${what}`);
    // A new unit may have the focus by then.
    else focusLater(() => (document.activeElement === document.body ? addUnit.current : null));
  };
  const add = async (work: () => Promise<FormOutcome>): Promise<FormOutcome> => {
    focusNew();
    return work();
  };

  const { menuOfItem, menuOfUnit, problem } = useRowMenus({
    shown,
    events,
    moveItem,
    stepItem,
    stepUnit,
    afterDialog,
    removed,
    onAsk: setAsked,
  });

  return (
    <section
      aria-labelledby={heading}
      data-slot="curriculum-tree"
      id="units"
      className="@container flex min-w-0 scroll-mt-60 flex-col gap-3.5"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 id={heading} className="text-xl font-bold">
            {t('title')}
          </h2>
          <Totals units={shown} />
        </div>
        {shown.length > 1 && <FoldAll folding={folding} ids={shown.map(({ id }) => id)} />}
      </div>
      {(failure ?? problem) && <FieldError>{failure ?? problem}</FieldError>}
      {moved && (
        <p
          data-slot="curriculum-moved"
          className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-info-soft px-3.5 py-1.5 text-info-ink forced-colors:border"
        >
          <Icon of={ArrowDownUp} size={18} className="shrink-0" />
          <span className="min-w-0 grow basis-48">
            <span>{moved.text}</span>{' '}
            <span className="@max-[34rem]:hidden pointer-coarse:hidden">{t('again')}</span>
          </span>
          <Button variant="quiet" size="sm" onClick={undo}>
            {t('undo')}
          </Button>
        </p>
      )}
      <div ref={list}>
        {shown.length === 0 ? (
          <p className="rounded-xl border border-line bg-raised p-5 text-ink-muted">{t('empty')}</p>
        ) : (
          <ol aria-labelledby={heading} className="flex flex-col gap-3.5">
            {shown.map((unit, index) => (
              <UnitBlock
                key={unit.id}
                unit={unit}
                place={index + 1}
                folding={folding}
                steps={{ up: index > 0, down: index < shown.length - 1 }}
                moved={moved?.id === unit.id}
                menu={menuOfUnit(unit, index)}
                onStep={(step) => stepUnit(unit, step, step === 1 ? 'down' : 'up')}
                onKeyDown={onStepKey((step, control) => stepUnit(unit, step, control))}
                onAdd={(what) => setAdding({ what, unitId: unit.id })}
                adding={
                  adding?.unitId === unit.id && adding.what !== 'unit' ? (
                    <AddTitle
                      key={adding.what}
                      label={t(adding.what === 'lesson' ? 'lessonField' : 'quizField')}
                      maxLength={maxTitle}
                      onClose={() => closeForm(adding)}
                      onAdded={() => closeForm(adding)}
                      onAdd={(title) =>
                        add(() =>
                          adding.what === 'lesson'
                            ? events.onAddLesson(unit.id, title)
                            : events.onAddQuiz(unit.id, title),
                        )
                      }
                    />
                  ) : undefined
                }
              >
                {unit.items.map((item, place) => (
                  <ItemRow
                    key={item.id}
                    item={item}
                    place={place + 1}
                    steps={
                      item.kind === 'quiz' && item.lesson
                        ? undefined
                        : {
                            up: stepOf(shown, item.id, -1) !== undefined,
                            down: stepOf(shown, item.id, 1) !== undefined,
                          }
                    }
                    moved={moved?.id === item.id}
                    menu={menuOfItem(item, unit)}
                    onStep={(step) => stepItem(item, step, step === 1 ? 'down' : 'up')}
                    onKeyDown={onStepKey((step, control) => stepItem(item, step, control))}
                  />
                ))}
              </UnitBlock>
            ))}
          </ol>
        )}
      </div>
      {adding?.what === 'unit' ? (
        <div className="rounded-xl border border-line bg-raised p-3">
          <AddTitle
            label={t('unitField')}
            maxLength={maxTitle}
            onClose={() => closeForm(adding)}
            onAdded={() => closeForm(adding)}
            onAdd={(title) => add(() => events.onAddUnit(title))}
          />
        </div>
      ) : (
        <Button
          ref={addUnit}
          wide
          variant="secondary"
          icon={<Icon of={Plus} size={20} />}
          className="border-dashed!"
          onClick={() => setAdding({ what: 'unit' })}
        >
          {t('addUnit')}
        </Button>
      )}
      <RowDialog asked={asked} onClose={() => setAsked(null)} maxLength={maxTitle} />
    </section>
  );
}

function FoldAll({ folding, ids }: { folding: Folding; ids: readonly string[] }) {
  const t = useMessages(curriculumTreeMessages);
  const folded = useFolded(folding, ids);
  return (
    <Button variant="quiet" onClick={() => folding.fold(ids, !folded)}>
      {t(folded ? 'unfoldAll' : 'foldAll')}
    </Button>
  );
}

function Totals({ units }: { units: readonly CurriculumUnit[] }) {
  const t = useMessages(curriculumTreeMessages);
  const locale = useLocale();
  const items = units.flatMap((unit) => unit.items);
  const lessons = items.filter((item) => item.kind === 'lesson');
  if (items.length === 0) return null;
  return (
    <p className="text-ink-muted">
      {t('totals', {
        lessons: t('lessons', { count: lessons.length }),
        quizzes: t('quizzes', { count: items.length - lessons.length }),
        minutes: t('minutes', { count: lessons.reduce((sum, { minutes }) => sum + minutes, 0) }),
        size: formatDataSize(
          lessons.reduce((sum, { weightBytes }) => sum + weightBytes, 0),
          locale,
        ),
      })}
    </p>
  );
}
