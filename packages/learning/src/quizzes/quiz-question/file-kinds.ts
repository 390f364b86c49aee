import { listFormat } from '@digiken/ui/internal/intl';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { quizQuestionMessages } from './messages';

const GROUPS = {
  'image/*': 'kindPicture',
  'audio/*': 'kindSound',
  'video/*': 'kindVideo',
} as const;

/**
 * The kinds of files that a question accepts as text: "PDF, DOCX or a picture".
 * @param accept as in `<input accept>`
 * @returns undefined if it names no kind that people know
 */
export function useFileKinds(accept: string): string | undefined {
  const t = useMessages(quizQuestionMessages);
  const locale = useLocale();
  const names = accept
    .split(',')
    .map((token) => token.trim().toLowerCase())
    .flatMap((token) => {
      if (token in GROUPS) return t(GROUPS[token as keyof typeof GROUPS]);
      return token.startsWith('.') ? token.slice(1).toUpperCase() : [];
    });
  return names.length === 0 ? undefined : listFormat(locale, { type: 'disjunction' }).format(names);
}
