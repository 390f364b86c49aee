import type { Extension, Handle } from 'mdast-util-from-markdown';

/**
 * Checkboxes of task lists. After a list whose last item is empty, the GFM tokenizer also finds a checkbox at the start
 * of the next paragraph. CommonMark and GitHub treat it as text there, but the GFM extension expects a list item and
 * drops it.
 */
export const taskItemFromMarkdown: Extension = {
  exit: { taskListCheckValueChecked: box(true), taskListCheckValueUnchecked: box(false) },
};

function box(checked: boolean): Handle {
  return function (token) {
    const around = this.stack.at(-2);
    if (around?.type === 'listItem') {
      around.checked = checked;
      return;
    }
    this.enter({ type: 'text', value: `[${this.sliceSerialize(token)}]` }, token);
    this.exit(token);
  };
}
