import { Select, type SelectOption } from '@digiken/ui/select';
import { TextInput } from '@digiken/ui/text-input';
import { useId, useState } from 'react';

export interface SearchSelectProps {
  id: string;
  name: string;
  label: string;
  hint?: string;
  error?: string;
  /** Stands first and is nothing yet: what arrives when the form is there already must not look chosen. */
  choose: string;
  /** What holds at first; it need not be among the options. */
  defaultChosen?: SelectOption;
  /** What is found so far. */
  options: readonly SelectOption[];
  /** Shown where not everything fits the list. */
  find?: { label: string; text: string; onChange: (text: string) => void };
}

/** One choice of many things on the server: a list, and words that narrow it where it is long. */
export function SearchSelect({ find, choose, options, defaultChosen, ...select }: SearchSelectProps) {
  const id = useId();
  const [chosen, setChosen] = useState(defaultChosen);
  // The words may find other things than what is chosen, which stays.
  const kept = chosen && !options.some(({ value }) => value === chosen.value) ? [chosen] : [];
  const all = [{ value: '', label: choose }, ...kept, ...options];
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
      <Select
        {...select}
        required
        options={all}
        value={chosen?.value ?? ''}
        onChange={({ target }) => setChosen(all.find(({ value }) => value !== '' && value === target.value))}
      />
    </div>
  );
}
