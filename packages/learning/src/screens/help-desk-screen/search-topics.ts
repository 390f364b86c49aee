import { TOPICS, type Topic } from './questions';
import type { HelpDeskKey } from './help-desk-screen.messages';

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The topics with the questions that contain every word of `query` in question or answer; all for an empty query. */
export function searchTopics(query: string, text: (key: HelpDeskKey) => string): Topic[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  return TOPICS.map((topic) => ({
    ...topic,
    questions: topic.questions.filter(({ question, answer }) => {
      const haystack = folded(`${text(topic.title)} ${text(question)} ${text(answer)}`);
      return words.every((word) => haystack.includes(word));
    }),
  })).filter(({ questions }) => questions.length > 0);
}
