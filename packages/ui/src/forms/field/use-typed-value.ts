import { useState } from 'react';
import { useAnnounce } from '../../foundations/announcer/announcer';
import { useControllableState } from '../../foundations/lib/use-controllable-state';
import { useReported } from '../../foundations/lib/use-reported';

/** The result of parsing a text: a value (null if empty), or an error as one sentence. */
export type Parsed<T> = { value: T | null; problem?: undefined } | { value: null; problem: string };

export interface TypedValueOptions<T, Text, Meaning extends Parsed<T>> {
  /** Undefined: uncontrolled, starting with `defaultValue`. */
  value?: T | null;
  defaultValue?: T | null;
  onValueChange?: (value: T | null) => void;
  parse: (text: Text) => Meaning;
  format: (value: T | null) => Text;
}

/**
 * One or more text fields with a typed value. Invalid text stays as typed
 * (the value is null then). The text is formatted and the error shown on blur, so that users are not interrupted
 * while typing.
 */
export function useTypedValue<T, Text, Meaning extends Parsed<T>>(
  options: TypedValueOptions<T, Text, Meaning>,
) {
  const { parse, format, defaultValue = null } = options;
  const [value, onChange] = useControllableState(options.value, defaultValue, options.onValueChange);
  const announce = useAnnounce();
  const [text, setText] = useState(() => format(value));
  const [left, setLeft] = useState(false);
  const [reported, setReported] = useReported(value, (next) => {
    setText(format(next));
    setLeft(false);
  });
  const parsed = parse(text);

  const report = (next: T | null) => {
    setReported(next);
    if (next !== reported) onChange(next);
  };
  return {
    text,
    parsed,
    /** Set only after the field was left with the error. */
    problem: left ? parsed.problem : undefined,
    type: (next: Text) => {
      setText(next);
      const meaning = parse(next);
      if (meaning.problem === undefined) setLeft(false);
      report(meaning.value);
    },
    set: (next: T) => {
      setText(format(next));
      setLeft(false);
      report(next);
    },
    /** For a reset of the form: the default, or the text of a controlled value. */
    reset: () => {
      const next = options.value === undefined ? defaultValue : value;
      setText(format(next));
      setLeft(false);
      report(next);
    },
    leave: () => {
      setLeft(true);
      if (parsed.problem !== undefined && !left) announce(parsed.problem);
      if (parsed.value !== null) setText(format(parsed.value));
    },
  };
}

/** For a hidden input: the value, or the raw text if it is invalid, so that no input is lost. */
export function formValue<T>({ value }: Parsed<T>, text: string): string {
  return value === null ? text.trim() : String(value);
}
