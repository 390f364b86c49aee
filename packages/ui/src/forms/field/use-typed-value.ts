import { useState } from 'react';
import { useAnnounce } from '../../foundations/announcer/announcer';

/** What a typed text means: a value (null: nothing typed), or what is wrong with it, as one sentence. */
export type Parsed<T> = { value: T | null; problem?: undefined } | { value: null; problem: string };

export interface TypedValueOptions<T> {
  value: T | null;
  onChange: (value: T | null) => void;
  parse: (text: string) => Parsed<T>;
  format: (value: T) => string;
}

/**
 * A text field that stands for a value of another kind. The text stays as typed, also when it means nothing (the
 * value is null then); it is tidied, and its problem told, when the field is left: nobody is corrected in mid-word.
 */
export function useTypedValue<T>({ value, onChange, parse, format }: TypedValueOptions<T>) {
  const announce = useAnnounce();
  const [text, setText] = useState(() => (value === null ? '' : format(value)));
  const [given, setGiven] = useState(value);
  const [reported, setReported] = useState(value);
  const [left, setLeft] = useState(false);
  if (value !== given) {
    setGiven(value);
    if (value !== reported) {
      setReported(value);
      setText(value === null ? '' : format(value));
      setLeft(false);
    }
  }
  const parsed = parse(text);

  const report = (next: T | null) => {
    setReported(next);
    if (next !== reported) onChange(next);
  };
  return {
    text,
    parsed,
    /** Told only once the field was left with it. */
    problem: left ? parsed.problem : undefined,
    type: (next: string) => {
      setText(next);
      if (parse(next).problem === undefined) setLeft(false);
      report(parse(next).value);
    },
    set: (next: T) => {
      setText(format(next));
      setLeft(false);
      report(next);
    },
    leave: () => {
      setLeft(true);
      if (parsed.problem !== undefined && !left) announce(parsed.problem);
      if (parsed.value !== null) setText(format(parsed.value));
    },
    /** For a hidden input: the value where there is one, else the text, so that nothing typed is dropped. */
    formValue: parsed.value === null ? text.trim() : String(parsed.value),
  };
}
