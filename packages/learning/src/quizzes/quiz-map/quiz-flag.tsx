import { Flag, FlagOff } from 'lucide';
import { Button } from '@digiken/ui/button';
import { useAnnounce } from '@digiken/ui/announcer';
import { Icon } from '@digiken/ui/icon';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';

export const quizFlagMessages = defineMessages('quiz-flag', {
  flag: 'Flag',
  unflag: 'Remove flag',
  flagNamed: 'Flag question {number}',
  unflagNamed: 'Remove flag from question {number}',
  flagged: 'Question {number} flagged',
  unflagged: 'Question {number} no longer flagged',
});

export interface QuizFlagProps {
  number: number;
  flagged: boolean;
  onFlag: (flagged: boolean) => void;
}

/** Flags a question for later. Its name states what pressing does. */
export function QuizFlag({ number, flagged, onFlag }: QuizFlagProps) {
  const t = useMessages(quizFlagMessages);
  const announce = useAnnounce();
  return (
    <Button
      size="sm"
      variant="quiet"
      className="self-start"
      icon={flagged ? <Icon of={FlagOff} size={16} /> : <Icon of={Flag} size={16} />}
      aria-label={t(flagged ? 'unflagNamed' : 'flagNamed', { number })}
      onClick={() => {
        announce(t(flagged ? 'unflagged' : 'flagged', { number }));
        onFlag(!flagged);
      }}
    >
      {t(flagged ? 'unflag' : 'flag')}
    </Button>
  );
}
