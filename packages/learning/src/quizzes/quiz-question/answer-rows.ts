import { type Answer, blanksOf, type Question } from '../../lib/quiz';

export interface AnswerRow {
  key: string;
  /** The part that the row answers; undefined if the question has only one answer. */
  label?: string;
  /** As of a choice; so is `html` of `text`. */
  labelHtml?: string;
  /** Position in an order, from 1. */
  place?: number;
  text?: string;
  html?: string;
  /** Ids can be compared with those of the correct answer; text cannot, because only the server grades it. */
  id?: string;
}

/** The rows of an answer, or none. Questions with options or files use their own components. */
export function answerRows(question: Question, answer: Answer | undefined): AnswerRow[] {
  switch (question.type) {
    case 'numeric':
    case 'short-text':
    case 'essay': {
      const text = answer && 'text' in answer && answer.text.trim() !== '' ? answer.text : undefined;
      const unit = question.type === 'numeric' && text !== undefined ? question.unit : undefined;
      return [{ key: 'text', text: unit ? `${text} ${unit}` : text }];
    }
    case 'fill-in': {
      const given = answer?.type === 'fill-in' ? answer.blanks : {};
      return blanksOf(question).map(({ blank, label }, index) => ({
        key: blank,
        label,
        place: index + 1,
        text: given[blank]?.trim() || undefined,
      }));
    }
    case 'matching': {
      const pairs = answer?.type === 'matching' ? answer.pairs : {};
      return question.left.map(({ id, text, html }) => {
        const right = question.right.find((item) => item.id === pairs[id]);
        return { key: id, label: text, labelHtml: html, text: right?.text, html: right?.html, id: right?.id };
      });
    }
    case 'ordering': {
      const order = answer?.type === 'ordering' ? answer.order : [];
      return question.items.map((_item, index) => {
        const item = question.items.find(({ id }) => id === order[index]);
        return { key: String(index), place: index + 1, text: item?.text, html: item?.html, id: item?.id };
      });
    }
    default:
      return [];
  }
}
