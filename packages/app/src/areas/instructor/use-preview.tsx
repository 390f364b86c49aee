import { useAuthoringActions } from '@digiken/hooks/authoring';
import { LessonHtml } from '@digiken/learning/lesson-html';
import type { MarkdownPreview } from '@digiken/ui/markdown-editor';
import { useCallback, useRef, useState } from 'react';

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
      const outcome = await previewMarkdown(markdown, { language, format });
      if (mine !== asked.current) return;
      setPreview(
        outcome.ok
          ? { state: 'ready', content: <LessonHtml html={outcome.data.data.html} language={language} /> }
          : { state: 'error' },
      );
    },
    [previewMarkdown, language, format],
  );
  return [preview, (markdown) => void make(markdown)];
}
