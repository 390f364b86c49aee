import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { textIn } from '@digiken/ui/internal/text-language';
import { FinishButton } from './finish-button';
import type { Finish } from './use-finish';
import type { LessonNeighbour } from './lesson-neighbour';

export const lessonNextMessages = defineMessages('lessonNext', { next: 'Next lesson' });

/** After the text: the lesson that follows, with the main action. */
export function LessonNext({
  next,
  finish,
  language,
}: {
  next: LessonNeighbour;
  finish: Finish;
  language?: string;
}) {
  const t = useMessages(lessonNextMessages);
  return (
    <section
      data-slot="lesson-next"
      className="flex flex-wrap items-center justify-between gap-4 rounded-lg border bg-surface p-5"
    >
      <div className="min-w-0 grow basis-48">
        <p className="text-sm text-ink-muted">{t('next')}</p>
        <h2 {...textIn(next.language ?? language)} className="text-lg font-bold">
          {next.title}
        </h2>
      </div>
      <FinishButton finish={finish} />
    </section>
  );
}
