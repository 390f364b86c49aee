import { defineMessages, useMessages } from '@digiken/ui/messages-provider';

const checkLabelMessages = defineMessages('check-labels', {
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
});

type Check = keyof typeof checkLabelMessages.defaults;

const lessonCheckMessages = defineMessages('lesson-checks', {
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
} satisfies Record<Check, string>);

const isKnown = (id: string): id is Check => id in checkLabelMessages.defaults;

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
