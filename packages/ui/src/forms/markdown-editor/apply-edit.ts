import type { Edit, Selected } from './markdown-edits';

export function selectedOf(area: HTMLTextAreaElement): Selected {
  return { text: area.value, start: area.selectionStart, end: area.selectionEnd };
}

/** Applies the edit as browser input, so that native undo works and React receives an input event. */
export function applyEdit(area: HTMLTextAreaElement, { from, to, insert, start, end }: Edit): void {
  area.focus();
  area.setSelectionRange(from, to);
  // `execCommand` is deprecated, but it is the only access to the native undo history in every engine.
  const typed =
    document.activeElement === area &&
    (insert === '' ? document.execCommand('delete') : document.execCommand('insertText', false, insert));
  if (!typed) {
    // Under an open dialog nothing can be focused, so the edit is made without undo.
    area.setRangeText(insert, from, to, 'end');
    area.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  }
  area.setSelectionRange(start, end);
}
