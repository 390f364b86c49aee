import { type RefObject, useLayoutEffect, useRef } from 'react';

export type Control = 'title' | 'up' | 'down' | 'menu' | 'fold' | 'add-lesson' | 'add-quiz';

export interface RowFocus {
  list: RefObject<HTMLDivElement | null>;
  /** After the next render: the control of this row, or its title if it has no such control. */
  focusNext: (id: string, control?: Control) => void;
  /** As soon as a row appears that is not there now: its title. */
  focusNew: () => void;
}

const TARGET = 'a, button';

/** Keeps the focus on a row that moves, and gives it to a row that is added. */
export function useRowFocus(): RowFocus {
  const list = useRef<HTMLDivElement>(null);
  const wanted = useRef<{ id: string; control: Control } | null>(null);
  const known = useRef<ReadonlySet<string> | null>(null);
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const idOf = ({ dataset }: HTMLElement) => dataset['row'] ?? '';

  useLayoutEffect(() => {
    const before = known.current;
    const added = before && rows().find((row) => !before.has(idOf(row)));
    if (added) {
      known.current = null;
      wanted.current = { id: idOf(added), control: 'title' };
    }
    const target = wanted.current;
    const row = target && rows().find((row) => idOf(row) === target.id);
    if (!target || !row) return;
    wanted.current = null;
    const controls = [target.control, 'title'].map((name) =>
      row.querySelector<HTMLElement>(`[data-control="${name}"]`),
    );
    const control =
      controls.find((control) => control !== null && control.offsetParent !== null) ?? controls[1];
    (control?.matches(TARGET) ? control : control?.querySelector<HTMLElement>(TARGET))?.focus();
  });

  return {
    list,
    focusNext(id, control = 'title') {
      wanted.current = { id, control };
    },
    focusNew() {
      known.current = new Set(rows().map(idOf));
    },
  };
}
