import { defineMessages, useMessages } from '@digiken/ui/messages-provider';

const LABELS = {
  summary: 'A summary of the course',
  units: 'At least one unit',
  lessons: 'Lessons in every unit',
  'empty-lessons': 'Text in every lesson',
  'alt-text': 'Alt text for all pictures',
  captions: 'Captions for all videos',
  transcript: 'Transcripts for all videos',
  weight: 'Lessons light enough for a data bundle',
  price: 'A price for every unit (0 is free)',
  category: 'A category',
  draws: 'Enough questions in the banks that quizzes draw from',
} as const;

export const checkLabelMessages = defineMessages('check-labels', LABELS);

export const lessonCheckMessages = defineMessages('lesson-checks', {
  summary: 'a summary',
  units: 'units',
  lessons: 'lessons',
  'empty-lessons': 'text',
  'alt-text': 'alt text for pictures',
  captions: 'captions',
  transcript: 'a transcript',
  weight: 'fewer megabytes',
  price: 'a price',
  category: 'a category',
  draws: 'questions in a bank',
} satisfies Record<keyof typeof LABELS, string>);

const isKnown = (id: string): id is keyof typeof LABELS => id in LABELS;

/** Labels of the server's checks (CHECK_IDS of the contract) for a course. An unknown id is its own label. */
export function useCheckLabel(): (id: string) => string {
  const t = useMessages(checkLabelMessages);
  return (id) => (isKnown(id) ? t(id) : id);
}

/** The labels for one lesson, which complete "Missing: …". */
export function useLessonCheck(): (id: string) => string {
  const t = useMessages(lessonCheckMessages);
  return (id) => (isKnown(id) ? t(id) : id);
}
