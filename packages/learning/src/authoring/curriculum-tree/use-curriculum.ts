import { type KeyboardEvent, useState } from 'react';
import { useAnnounce } from '@digiken/ui/announcer';
import { useMessages } from '@digiken/ui/messages-provider';
import { curriculumTreeMessages } from './messages';
import { peersIn, placeItem, stepOf } from './order';
import type { CurriculumEvents, CurriculumItem, CurriculumUnit } from './types';
import { useMoves } from './use-moves';
import { type Control, useRowFocus } from './use-row-focus';

export interface Moved {
  id: string;
  text: string;
  /** Where it was. */
  back: Place | number;
}

interface Place {
  unitId: string;
  position: number;
}

/** The moves of a curriculum: by one step or to a unit, with their announcement, their focus and their undo. */
export function useCurriculum(given: readonly CurriculumUnit[], events: CurriculumEvents) {
  const t = useMessages(curriculumTreeMessages);
  const announce = useAnnounce();
  const focus = useRowFocus();
  const [moved, setMoved] = useState<Moved | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { shown, move } = useMoves(given, (message) => {
    const text = message ?? t('failed');
    setMoved(null);
    setFailure(text);
    announce(text, { politeness: 'assertive' });
  });

  const tell = (id: string, text: string, back: Moved['back']) => {
    setFailure(null);
    setMoved({ id, text, back });
    announce(text);
  };

  const moveItem = (item: CurriculumItem, to: Place, control: Control) => {
    const from = shown.find(({ items }) => items.includes(item));
    if (from === undefined) return;
    const back = {
      unitId: from.id,
      position: peersIn(from, item.kind).findIndex(({ id }) => id === item.id) + 1,
    };
    const { units } = placeItem(shown, { id: item.id, ...to });
    const target = units.find(({ id }) => id === to.unitId);
    const place = (target?.items.findIndex(({ id }) => id === item.id) ?? 0) + 1;
    const now = { title: item.title, place, count: target?.items.length ?? 0, unit: target?.title ?? '' };
    focus.focusNext(item.id, control);
    tell(item.id, t(to.unitId === from.id ? 'now' : 'nowIn', now), back);
    move(units, () =>
      item.kind === 'lesson'
        ? events.onMoveLesson({ id: item.id, ...to })
        : events.onMoveQuiz({ id: item.id, position: to.position }),
    );
  };

  const moveUnit = (unit: CurriculumUnit, to: number, control: Control) => {
    const from = shown.findIndex(({ id }) => id === unit.id);
    const units = shown.filter(({ id }) => id !== unit.id).toSpliced(to, 0, unit);
    focus.focusNext(unit.id, control);
    tell(unit.id, t('now', { title: unit.title, place: to + 1, count: units.length }), from);
    move(units, () => events.onMoveUnit(units.map(({ id }) => id)));
  };

  const stepItem = (item: CurriculumItem, step: 1 | -1, control: Control) => {
    const to = stepOf(shown, item.id, step);
    if (to) moveItem(item, to, control);
    else announce(t(step === 1 ? 'last' : 'first', { title: item.title }));
  };
  const stepUnit = (unit: CurriculumUnit, step: 1 | -1, control: Control) => {
    const to = shown.findIndex(({ id }) => id === unit.id) + step;
    if (to >= 0 && to < shown.length) moveUnit(unit, to, control);
    else announce(t(step === 1 ? 'last' : 'first', { title: unit.title }));
  };
  /** Moves the item back from where it is now. */
  const undo = () => {
    if (moved === null) return;
    const { id, back } = moved;
    const unit = shown.find((item) => item.id === id);
    const item = shown.flatMap(({ items }) => items).find((item) => item.id === id);
    if (typeof back === 'number') {
      if (unit) moveUnit(unit, back, 'title');
    } else if (item) moveItem(item, back, 'title');
  };
  const { list, focusNext, focusNew } = focus;
  return { shown, moved, failure, list, focusNext, focusNew, moveItem, stepItem, stepUnit, undo };
}

/** Alt with an arrow key on any control of a row. */
export function onStepKey(step: (step: 1 | -1, control: Control) => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    const control = (event.target as HTMLElement).closest<HTMLElement>('[data-control]')?.dataset['control'];
    step(event.key === 'ArrowUp' ? -1 : 1, (control ?? 'title') as Control);
  };
}
