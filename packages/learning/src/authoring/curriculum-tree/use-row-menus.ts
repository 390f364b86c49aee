import { useState } from 'react';
import { useAnnounce } from '@digiken/ui/announcer';
import type { FormOutcome } from '@digiken/ui/internal/types';
import type { MenuEntry } from '@digiken/ui/menu';
import { useMessages } from '@digiken/ui/messages-provider';
import { curriculumTreeMessages } from './messages';
import { peersIn, stepOf } from './order';
import type { Asked } from './row-dialogs';
import type { CurriculumEvents, CurriculumItem, CurriculumUnit } from './types';
import type { useCurriculum } from './use-curriculum';

interface RowMenusOptions
  extends Pick<ReturnType<typeof useCurriculum>, 'shown' | 'moveItem' | 'stepItem' | 'stepUnit'> {
  events: CurriculumEvents;
  /** Runs something once a dialog has closed. */
  afterDialog: (run: () => void) => void;
  /** Gives the focus to what follows a row once the row is removed. */
  removed: (id: string, work: Promise<FormOutcome>) => Promise<FormOutcome>;
  onAsk: (asked: Asked) => void;
}

/** The menus of the rows, and the error of the last action that had no dialog to show it in. */
export function useRowMenus({
  shown,
  events,
  moveItem,
  stepItem,
  stepUnit,
  afterDialog,
  removed,
  onAsk,
}: RowMenusOptions) {
  const t = useMessages(curriculumTreeMessages);
  const announce = useAnnounce();
  const [problem, setProblem] = useState<string | null>(null);

  /** Runs an action of a menu that asks nothing. Its failure is said; nothing is shown that did not happen. */
  const act = async (work: Promise<FormOutcome>, success: string) => {
    setProblem(null);
    const outcome = await work;
    announce(outcome.ok ? success : outcome.message, { politeness: outcome.ok ? 'polite' : 'assertive' });
    if (!outcome.ok) setProblem(outcome.message);
  };

  const menuOfItem = (item: CurriculumItem, unit: CurriculumUnit): MenuEntry[] => {
    const { id, title } = item;
    const movable = item.kind === 'lesson' || item.lesson === undefined;
    const others = shown.filter((item) => item.id !== unit.id);
    const step = (by: 1 | -1, label: string): MenuEntry[] =>
      movable && stepOf(shown, id, by) ? [{ label, onSelect: () => stepItem(item, by, 'menu') }] : [];
    const ofLesson: MenuEntry[] =
      item.kind === 'quiz'
        ? []
        : [
            {
              label: t('rename'),
              onSelect: () =>
                onAsk({ about: 'rename', title, onSave: (wanted) => events.onRenameLesson(id, wanted) }),
            },
            {
              label: t(item.free ? 'makePaid' : 'makeFree'),
              onSelect: () =>
                void act(
                  events.onFreeToTry(id, !item.free),
                  t(item.free ? 'madePaid' : 'madeFree', { title }),
                ),
            },
          ];
    const { onDuplicate } = events;
    return [
      ...ofLesson,
      ...(onDuplicate
        ? [{ label: t('duplicate'), onSelect: () => void act(onDuplicate(id), t('duplicated', { title })) }]
        : []),
      ...step(-1, t('moveUp')),
      ...step(1, t('moveDown')),
      ...(item.kind === 'lesson' && others.length > 0
        ? [
            {
              label: t('moveTo'),
              onSelect: () =>
                onAsk({
                  about: 'unit' as const,
                  title,
                  units: others,
                  onMove: (unitId) => {
                    const to = shown.find((item) => item.id === unitId);
                    // Once the dialog has closed and returned the focus.
                    if (to)
                      afterDialog(() =>
                        moveItem(item, { unitId, position: peersIn(to, 'lesson').length + 1 }, 'menu'),
                      );
                  },
                }),
            },
          ]
        : []),
      { separator: true },
      {
        label: t('remove'),
        danger: true,
        onSelect: () =>
          onAsk({
            about: 'remove',
            title,
            message: item.kind === 'lesson' ? 'removeLesson' : 'removeQuiz',
            onRemove: () =>
              removed(id, item.kind === 'lesson' ? events.onRemoveLesson(id) : events.onRemoveQuiz(id)),
          }),
      },
    ];
  };

  const menuOfUnit = (unit: CurriculumUnit, place: number): MenuEntry[] => [
    {
      label: t('rename'),
      onSelect: () =>
        onAsk({
          about: 'rename',
          title: unit.title,
          onSave: (title) => events.onRenameUnit(unit.id, title),
        }),
    },
    ...(place > 0 ? [{ label: t('moveUp'), onSelect: () => stepUnit(unit, -1, 'menu') }] : []),
    ...(place < shown.length - 1
      ? [{ label: t('moveDown'), onSelect: () => stepUnit(unit, 1, 'menu') }]
      : []),
    { separator: true },
    {
      label: t('remove'),
      danger: true,
      onSelect: () =>
        onAsk({
          about: 'remove',
          title: unit.title,
          message: 'removeUnit',
          onRemove: () => removed(unit.id, events.onRemoveUnit(unit.id)),
        }),
    },
  ];

  return { menuOfItem, menuOfUnit, problem };
}
