import type { ReactNode } from 'react';
import { readFields } from './use-kept-form';

export interface TypingAreaProps<Typing> {
  /** Names of the fields, all of them texts. */
  fields: readonly (keyof Typing & string)[];
  /** Each change, so that the app can keep it. */
  onTyping?: (typing: Typing) => void;
  children: ReactNode;
}

/** Reports what is typed into the form that it contains. */
export function TypingArea<Typing>({ fields, onTyping, children }: TypingAreaProps<Typing>) {
  return (
    <div
      onInput={({ currentTarget }) => {
        const form = currentTarget.querySelector('form');
        if (form) onTyping?.(readFields<Typing>(form, fields));
      }}
    >
      {children}
    </div>
  );
}
