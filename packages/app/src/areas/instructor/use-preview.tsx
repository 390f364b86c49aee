import { useAuthoringActions } from '@digiken/hooks/authoring';
import type { MarkdownPreview } from '@digiken/ui/markdown-editor';
import { useCallback, useRef, useState } from 'react';

/** The code of lessons; undefined if it cannot be fetched. */
const loadLessonHtml = () =>
  import('@digiken/learning/lesson-html').then(
    ({ LessonHtml }) => LessonHtml,
    () => undefined,
  );

/** A preview of a text, rendered by the server like a lesson. The last request wins. */
export function useMarkdownPreview(
  language?: string,
  format?: 'markdown' | 'html',
): [MarkdownPreview, (markdown: string) => void] {
  const { previewMarkdown } = useAuthoringActions();
  const [preview, setPreview] = useState<MarkdownPreview>({ state: 'idle' });
  const asked = useRef(0);
  const make = useCallback(
    async (markdown: string) => {
      asked.current += 1;
      const mine = asked.current;
      setPreview({ state: 'loading' });
      const [outcome, LessonHtml] = await Promise.all([
        previewMarkdown(markdown, { language, format }),
        loadLessonHtml(),
      ]);
      if (mine !== asked.current) return;
      setPreview(
        outcome.ok && LessonHtml
          ? { state: 'ready', content: <LessonHtml html={outcome.data.html} language={language} /> }
          : { state: 'error' },
      );
    },
    [previewMarkdown, language, format],
  );
  return [preview, (markdown) => void make(markdown)];
}
