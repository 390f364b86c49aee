import type { Extension, Handle } from 'mdast-util-from-markdown';

/**
 * Boxes of task lists. A paragraph after a list whose last item is empty begins with a box as well, by the tokenizer of
 * GFM: there it is text, as CommonMark and GitHub read it. The extension of GFM expects a list item, and loses the box.
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
