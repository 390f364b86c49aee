import { LessonHtml } from '../../courses/lesson-html/lesson-html';
import { textIn } from '@digiken/ui/internal/text-language';
import type { RichText as RichTextValue } from '../../lib/quiz';

export interface RichTextProps {
  text: RichTextValue;
  /** BCP 47 tag of plain text. */
  language?: string;
  className?: string;
}

/** Plain text as paragraphs, or HTML from the server. */
export function RichText({ text, language, className }: RichTextProps) {
  if (typeof text !== 'string') return <LessonHtml html={text.html} language={text.language ?? language} />;
  return (
    <p {...textIn(language)} className={className ?? 'max-w-measure whitespace-pre-line'}>
      {text}
    </p>
  );
}
