import { Select, type SelectOption } from '@digiken/ui/select';
import { TextInput } from '@digiken/ui/text-input';
import { useId } from 'react';

export interface FoundSelectProps {
  id: string;
  name: string;
  label: string;
  hint?: string;
  error?: string;
  /** What is found so far; the first one is chosen at first. */
  options: readonly SelectOption[];
  defaultValue?: string;
  /** Shown where not everything fits the list. */
  find?: { label: string; text: string; onChange: (text: string) => void };
}

/** One choice of many things on the server: a list, and words that narrow it where it is long. */
export function FoundSelect({ find, ...select }: FoundSelectProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-4">
      {find && (
        <TextInput
          id={id}
          label={find.label}
          value={find.text}
          onChange={(event) => find.onChange(event.target.value)}
        />
      )}
      <Select {...select} required />
    </div>
  );
}
