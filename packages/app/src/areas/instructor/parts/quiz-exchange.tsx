import type { AuthoredQuiz } from '@digiken/contract';
import { useQuizAuthoringActions } from '@digiken/hooks/quiz-authoring';
import { QuestionImport } from '@digiken/learning/question-import';
import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { useMessages } from '@digiken/ui/messages-provider';
import { Section } from '@digiken/ui/section';
import { useState } from 'react';
import { saveText } from '../../../views/save-file';
import { quizPageMessages } from '../messages/quizzes';

const FILES = { markdown: 'md', gift: 'gift' } as const;

/** Questions from a text or a file, and all of them as a text. */
export function QuizExchange({ quiz, onAdded }: { quiz: AuthoredQuiz; onAdded: () => void }) {
  const t = useMessages(quizPageMessages);
  const actions = useQuizAuthoringActions();
  const { _id: id, language, questions, title } = quiz;
  const [problems, setProblems] = useState<string[]>([]);
  const [failed, setFailed] = useState(false);
  const download = async (format: keyof typeof FILES) => {
    const outcome = await actions.exportQuestions(id, format);
    setFailed(!outcome.ok);
    if (!outcome.ok) return;
    setProblems(outcome.data.problems);
    saveText(`${title}.${FILES[format]}`, 'text/plain', outcome.data.text);
  };
  return (
    <div className="flex flex-col gap-12">
      <Section title={t('import')}>
        <QuestionImport
          onReadText={async (format, text) => {
            const outcome = await actions.readQuestions({ format, text, language });
            return outcome.ok ? { ok: true, data: outcome.data } : outcome;
          }}
          onReadFile={async (file) => {
            const outcome = await actions.readQuestionFile(language, file);
            return outcome.ok ? { ok: true, data: outcome.data } : outcome;
          }}
          onAdd={async (list) => {
            const outcome = await actions.addQuestions(id, list);
            if (outcome.ok) onAdded();
            return outcome;
          }}
        />
      </Section>
      {questions.length > 0 && (
        <Section title={t('export')} intro={t('exportIntro')}>
          <div className="flex flex-col gap-4">
            <div className="flex flex-wrap gap-x-4 gap-y-3">
              <Button variant="secondary" onClick={() => void download('markdown')}>
                {t('exportMarkdown')}
              </Button>
              <Button variant="secondary" onClick={() => void download('gift')}>
                {t('exportGift')}
              </Button>
            </div>
            {failed && <Callout tone="danger">{t('exportFailed')}</Callout>}
            {problems.length > 0 && (
              <Callout tone="warning" title={t('notExported')}>
                <ul className="flex list-disc flex-col gap-2 ps-5">
                  {problems.map((problem) => (
                    <li key={problem}>{problem}</li>
                  ))}
                </ul>
              </Callout>
            )}
          </div>
        </Section>
      )}
    </div>
  );
}
