import { Menu } from '@digiken/ui/menu';
import { useMessages } from '@digiken/ui/messages-provider';
import { TextLink } from '@digiken/ui/text-link';
import type { QuizBanks } from './bank-editing';
import { quizEditorMessages } from './messages';

export interface FromBankProps {
  banks?: QuizBanks;
  onChoose: (from: 'bank' | 'draw') => void;
}

/** Adds questions of a bank. Without a bank, a link leads to the page that makes one. */
export function FromBank({ banks, onChoose }: FromBankProps) {
  const t = useMessages(quizEditorMessages);
  if (!banks) return null;
  if (banks.list.length === 0) return <TextLink href={banks.href}>{t('fromBank')}</TextLink>;
  return (
    <Menu
      label={t('fromBank')}
      items={[
        { label: t('choose'), onSelect: () => onChoose('bank') },
        { label: t('draw'), onSelect: () => onChoose('draw') },
      ]}
    />
  );
}
