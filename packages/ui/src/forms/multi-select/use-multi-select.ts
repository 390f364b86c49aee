import { type KeyboardEvent, useState } from 'react';
import { useAnnounce } from '../../foundations/announcer/announcer';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import type { ComboboxOption } from '../combobox/combobox-list';
import { type ComboboxOptions, useComboboxCore } from '../combobox/use-combobox-core';

export const multiSelectMessages = defineMessages('multi-select', {
  chosen: 'Chosen',
  chosenOf: '{label}, chosen',
  added: { one: '{label} chosen. {count} in all.', other: '{label} chosen. {count} in all.' },
  remove: 'Remove {label}',
  removed: {
    zero: '{label} removed. None left.',
    one: '{label} removed. {count} left.',
    other: '{label} removed. {count} left.',
  },
  all: { one: 'Select the one that matches', other: 'Select all {count}' },
  count: { zero: 'None chosen', one: '{count} chosen', other: '{count} chosen' },
  limit: { one: '{chosen} of at most {count} chosen', other: '{chosen} of at most {count} chosen' },
  full: {
    one: 'You can choose at most {count}. Remove one first.',
    other: 'You can choose at most {count}. Remove one first.',
  },
});

/** Value of the option that selects all. */
const ALL = 'dk:all';

interface MultiSelectState extends ComboboxOptions {
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  selectAll: boolean;
  max?: number;
}

/** The combobox with several values, shown as chips. */
export function useMultiSelect({ value, onChange, selectAll, max, ...core }: MultiSelectState) {
  const { options } = core;
  const t = useMessages(multiSelectMessages);
  const announce = useAnnounce();
  /** Search results change, so the labels of selected options are kept. */
  const [known, setKnown] = useState<readonly ComboboxOption[]>([]);
  const full = max !== undefined && value.length >= max;

  const labelOf = (one: string) =>
    [...options, ...known].find((option) => option.value === one)?.label ?? one;
  const remove = (one: string) => {
    const left = value.filter((other) => other !== one);
    onChange(left);
    announce(t('removed', { label: labelOf(one), count: left.length }));
  };
  const toggleAll = (found: readonly ComboboxOption[]) => {
    const names = found.map((option) => option.value);
    const every = names.every((name) => value.includes(name));
    const rest = value.filter((item) => !names.includes(item));
    setKnown([...found, ...known]);
    const next = every ? rest : [...rest, ...names];
    onChange(next);
    announce(t('count', { count: next.length }));
  };
  const toggle = ({ value: one }: ComboboxOption) => {
    if (one === ALL) return toggleAll(box.shown.filter((option) => option.value !== ALL));
    if (value.includes(one)) return remove(one);
    if (full) return announce(t('full', { count: max }));
    const option = options.find((other) => other.value === one);
    if (option) setKnown([option, ...known]);
    onChange([...value, one]);
    announce(t('added', { label: labelOf(one), count: value.length + 1 }));
  };
  const box = useComboboxCore({
    ...core,
    several: value,
    lead: (found) =>
      selectAll && max === undefined && found.length > 1
        ? { value: ALL, label: t('all', { count: found.length }) }
        : undefined,
    onPick: toggle,
  });
  const allChosen =
    box.shown.length > 1 && box.shown.every((item) => item.value === ALL || value.includes(item.value));

  return {
    ...box,
    full,
    /** Values of the options that are drawn as selected. */
    marked: allChosen ? [...value, ALL] : value,
    chips: value.map((id) => {
      const label = labelOf(id);
      return { id, label, removeLabel: t('remove', { label }) };
    }),
    remove,
    clear: () => {
      onChange([]);
      box.clear();
    },
    onKeyDown: (event: KeyboardEvent) => {
      const last = value.at(-1);
      if (event.key === 'Backspace' && box.text === '' && last !== undefined && !core.fixed) remove(last);
      else box.onKeyDown(event);
    },
  };
}
