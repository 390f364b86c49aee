import { useState } from 'react';
import { useReported } from '../../foundations/lib/use-reported';
import type { ComboboxOption } from './combobox-list';
import { type ComboboxOptions, useComboboxCore } from './use-combobox-core';

interface ComboboxState extends ComboboxOptions {
  value: string | null;
  onChange: (value: string | null) => void;
}

/** The combobox with one value: editing the text takes the selection back. */
export function useCombobox({ value, onChange, ...core }: ComboboxState) {
  const [picked, setPicked] = useState<ComboboxOption | null>(null);
  const report = (next: string | null) => {
    setReported(next);
    if (next !== value) onChange(next);
  };
  const box = useComboboxCore({
    ...core,
    // Search results change, so keep the label of the selected option.
    current:
      core.options.find((option) => option.value === value) ?? (picked?.value === value ? picked : null),
    onPick: (option) => {
      setPicked(option);
      report(option.value);
    },
    onType: () => report(null),
  });
  const [, setReported] = useReported(value, box.adopt);
  return {
    ...box,
    notListed: box.notListed && value === null,
    reset: (next: string | null) => {
      box.reset();
      report(next);
    },
  };
}
