import { type RefObject, useRef, useState } from 'react';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useSaveKey } from './use-save-key';
import { useUnsavedWarning } from './use-unsaved-warning';

export interface KeptForm {
  /** For the element around the form. */
  area: RefObject<HTMLDivElement | null>;
  /** The form has unsaved text. */
  dirty: boolean;
  /** For the `onInput` of that element. */
  onInput: () => void;
  /** Counts the changes, to tell whether something was typed since. */
  typed: () => number;
  /** Saves; text typed while the request is pending stays unsaved. */
  save: (act: () => Promise<FormOutcome>) => Promise<FormOutcome>;
}

export interface KeptFormOptions<Typing> {
  /** Names of the form's fields. */
  fields: readonly (keyof Typing & string)[];
  /** The form starts with unsaved text. */
  resumed: boolean;
  onDirtyChange?: (dirty: boolean) => void;
  /** Each change, to be kept in case of a crash; null when it can be discarded. */
  onTyping?: (typing: Typing | null) => void;
}

/** A form that reports each change, warns before the page unloads, and saves on Ctrl+S. */
export function useKeptForm<Typing>({
  fields,
  resumed,
  onDirtyChange,
  onTyping,
}: KeptFormOptions<Typing>): KeptForm {
  const [dirty, setDirty] = useState(resumed);
  const changes = useRef(0);
  const area = useRef<HTMLDivElement>(null);
  useSaveKey(area);
  useUnsavedWarning(dirty);

  const mark = (next: boolean) => {
    if (next === dirty) return;
    setDirty(next);
    onDirtyChange?.(next);
  };
  return {
    area,
    dirty,
    onInput() {
      changes.current += 1;
      mark(true);
      const form = area.current?.querySelector('form');
      if (form) onTyping?.(readFields<Typing>(form, fields));
    },
    typed: () => changes.current,
    async save(act) {
      const before = changes.current;
      const outcome = await act();
      if (outcome.ok && changes.current === before) {
        mark(false);
        onTyping?.(null);
      }
      return outcome;
    },
  };
}

export function readFields<Typing>(
  form: HTMLFormElement,
  fields: readonly (keyof Typing & string)[],
): Typing {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return Object.fromEntries(fields.map((name) => [name, text(name)])) as Typing;
}
