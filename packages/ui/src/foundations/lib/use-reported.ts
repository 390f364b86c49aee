import { useState } from 'react';

/**
 * For a control that keeps the typed text beside its value. The parent's value returns to it
 * after each change, possibly late, and must not overwrite newer text.
 * @param adopt called during render with a value that did not come from this control; it replaces the typed text
 * @returns the value known to the parent, and the setter for a change
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
