import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { changeListMessages } from '../change-list/change-list';
import { reviewDeskMessages } from './messages';
import type { ReviewItem } from './review-items';

const NEW = { course: 'newCourse', unit: 'newUnit', lesson: 'newLesson' } as const;
const GONE = { course: 'removedUnit', unit: 'removedUnit', lesson: 'removedLesson' } as const;

/** The name of what is to be looked at, e.g. “Text (Kiswahili): Close the day”. */
export function useItemName(): (item: ReviewItem) => string {
  const t = useMessages(reviewDeskMessages);
  const word = useMessages(changeListMessages);
  const locale = useLocale();
  return ({ change: { item, change, title, parts }, text }) => {
    if (change === 'added') return t(NEW[item], { title });
    if (change === 'removed') return t(GONE[item], { title });
    const names = text ? [word(text.part)] : parts.map((part) => word(part));
    const plain = names.join(', ');
    const language =
      text?.language && new Intl.DisplayNames([locale], { type: 'language' }).of(text.language);
    const part = language ? t('partIn', { part: plain, language }) : plain;
    if (item === 'course') return part;
    return t(item === 'unit' ? 'partOfUnit' : 'partOfLesson', { part, title });
  };
}
