import { useAuthoringActions } from '@digiken/hooks/authoring';
import type { RenderQuestion } from '@digiken/learning/question-form';
import { useCallback } from 'react';

/** Renders the texts of a question in a language (BCP 47), as the server shows them to learners. */
export function useRenderQuestion(language: string | undefined): RenderQuestion {
  const { previewMarkdown } = useAuthoringActions();
  return useCallback(
    async (prompt, short) => {
      const outcome = await previewMarkdown(prompt, { language, short: [...short] });
      if (!outcome.ok) return undefined;
      const { html, short: texts = [] } = outcome.data;
      return { html, short: texts };
    },
    [previewMarkdown, language],
  );
}
