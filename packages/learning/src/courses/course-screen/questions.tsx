import { Accordion } from '@digiken/ui/accordion';
import { Section } from '@digiken/ui/section';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';

export const questionsMessages = defineMessages('questionsBeforeBuying', {
  title: 'Before you buy',
  keep: 'Do I keep a unit that I bought?',
  keepText:
    'Yes. You pay once and keep it, with all corrections that the instructor makes later. There is no subscription.',
  later: 'Can I add more units later?',
  laterText: 'Yes, at any time. A unit that you already have is never charged again.',
  fails: 'What if my payment fails?',
  failsText: 'Nothing is taken, and your choice is kept. You can try again, or pay in another way.',
});

/** What people ask before they pay. */
export function QuestionsBeforeBuying() {
  const t = useMessages(questionsMessages);
  return (
    <Section title={t('title')}>
      <Accordion
        headingLevel={3}
        items={(['keep', 'later', 'fails'] as const).map((id) => ({
          id,
          title: t(id),
          content: t(`${id}Text`),
        }))}
      />
    </Section>
  );
}
