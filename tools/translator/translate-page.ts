/** What a page lost because it was translated. */
export interface TranslatedPage {
  /** Texts that changed after they were translated: nobody sees the change. */
  lost: string[];
  /** Ends the translation of what is added; what is translated stays. */
  stop: () => void;
}

/**
 * Changes the page as the translator of a browser does: replaces each text by `<font><font>text</font></font>`, now and
 * whenever the page changes. The words stay, so that tests find them. It uses nothing outside itself, so that it can
 * be evaluated in a page.
 */
export function translatePage(): TranslatedPage {
  const LEFT_ALONE =
    'font, script, style, noscript, textarea, svg, code, .sb-wrapper, .notranslate, [translate="no"], [contenteditable="true"]';
  const lost: string[] = [];
  // A text node that was replaced is not in the page any more. If the app still changes it, the change is lost.
  const replaced = new MutationObserver((changes) => {
    for (const { target, oldValue } of changes)
      lost.push(`“${oldValue ?? ''}” became “${target.nodeValue ?? ''}”`);
  });
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(LEFT_ALONE)) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
      replaced.observe(text, { characterData: true, characterDataOldValue: true });
    }
  };
  const page = new MutationObserver(() => {
    translate();
    page.takeRecords();
  });
  translate();
  page.observe(document.body, { childList: true, subtree: true, characterData: true });
  return { lost, stop: () => page.disconnect() };
}
