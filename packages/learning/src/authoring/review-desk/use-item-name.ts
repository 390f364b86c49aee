import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { changeListMessages } from '../change-list/change-list';
import { reviewDeskMessages } from './messages';
import type { ReviewItem } from './review-items';

type Text = NonNullable<ReviewItem['text']>;

const NEW = { course: 'newCourse', unit: 'newUnit', lesson: 'newLesson' } as const;
const GONE = { course: 'removedUnit', unit: 'removedUnit', lesson: 'removedLesson' } as const;

/** The name of a part, e.g. “Text (Kiswahili)”. */
export function usePartName(): (text: Pick<Text, 'part' | 'language'>) => string {
  const t = useMessages(reviewDeskMessages);
  const word = useMessages(changeListMessages);
  const locale = useLocale();
  return ({ part, language }) => {
    if (!language) return word(part);
    const name = new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language;
    return t('partIn', { part: word(part), language: name });
  };
}

/** The name of what is to be looked at, e.g. “Text (Kiswahili): Close the day”. */
export function useItemName(): (item: ReviewItem) => string {
  const t = useMessages(reviewDeskMessages);
  const word = useMessages(changeListMessages);
  const partName = usePartName();
  return ({ change: { item, change, title, parts }, text }) => {
    if (change === 'added') return t(NEW[item], { title });
    if (change === 'removed') return t(GONE[item], { title });
    const part = text ? partName(text) : parts.map((name) => word(name)).join(', ');
    if (item === 'course') return part;
    return t(item === 'unit' ? 'partOfUnit' : 'partOfLesson', { part, title });
  };
}
