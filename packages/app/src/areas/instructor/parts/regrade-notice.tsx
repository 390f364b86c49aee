import { useRegradable } from '@digiken/hooks/quiz-authoring';
import { Callout } from '@digiken/ui/callout';
import { useMessages } from '@digiken/ui/messages-provider';
import { TextLink } from '@digiken/ui/text-link';
import { markingMessages } from '../messages/marking';
import { paths } from '../paths';

/** Says which questions changed after learners had answered them, and leads to marking them again (spec 12.27). */
export function RegradeNotice({ quizId }: { quizId: string }) {
  const t = useMessages(markingMessages);
  const { data = [] } = useRegradable(quizId);
  if (data.length === 0) return null;
  return (
    <Callout tone="warning" title={t('regradeTitle')}>
      <ul className="flex list-none flex-col gap-2">
        {data.map(({ slot, number, bank, prompt, learners }) => (
          <li key={slot} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <span>
              {bank === null
                ? t('regradeLearners', { number, count: learners })
                : t('regradeLearnersDrawn', { prompt, bank, count: learners })}
            </span>
            <TextLink href={paths.regrade(quizId, slot)} className="font-bold">
              {bank === null ? t('regradeLink', { number }) : t('regradeLinkDrawn', { prompt })}
            </TextLink>
          </li>
        ))}
      </ul>
    </Callout>
  );
}
