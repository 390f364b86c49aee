import { useState } from 'react';

/**
 * For a control that keeps what is typed beside the value that it stands for. The parent's value comes back to it
 * after each report, maybe late, and must not overwrite what was typed since.
 * @param adopt called during render with a value that did not come from this control; it replaces the typed text
 * @returns the value that the parent knows of, and the setter for a report
 */
export function useReported<Value>(value: Value, adopt: (value: Value) => void) {
  const [given, setGiven] = useState(value);
  const [reported, setReported] = useState(value);
  if (value !== given) {
    setGiven(value);
    if (value !== reported) {
      setReported(value);
      adopt(value);
    }
  }
  return [reported, setReported] as const;
}
