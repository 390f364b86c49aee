import { useAnnounce } from '@digiken/ui/announcer';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import type { BankChoice, BankSearch, BankSearchOutcome, DrawValues } from '../../lib/question-bank';
import { BankPicker, bankPickerMessages } from './bank-picker';
import { DrawForm } from './draw-form';
import { quizEditorMessages } from './messages';

/** Banks from which a quiz takes questions. */
export interface QuizBanks {
  /** Of the course. */
  list: readonly BankChoice[];
  /** Page of the course's banks. */
  href: string;
  /** Keep it stable. */
  onFind: (search: BankSearch) => Promise<BankSearchOutcome>;
  onAdd: (bankId: string, questionIds: string[]) => Promise<FormOutcome>;
  /** `id` undefined: a new draw. */
  onSaveDraw: (draw: DrawValues, id?: string) => Promise<FormOutcome>;
  /** Puts a question of the quiz into a bank. */
  onKeep: (bankId: string, id: string) => Promise<FormOutcome>;
}

export interface BankEditingProps {
  banks: QuizBanks;
  /** The draw that is edited; `new`: another one; undefined: questions are chosen. */
  draw?: { id: string; values: DrawValues } | 'new';
  backHref: string;
  onDone: () => void;
  onDirtyChange: (dirty: boolean) => void;
}

/** Chooses questions of a bank, or sets a draw, in place of the list of questions. */
export function BankEditing({ banks, draw, backHref, onDone, onDirtyChange }: BankEditingProps) {
  const t = useMessages(quizEditorMessages);
  const picker = useMessages(bankPickerMessages);
  const announce = useAnnounce();
  const done = (outcome: FormOutcome, said: string): FormOutcome => {
    if (!outcome.ok) return outcome;
    announce(said);
    onDone();
    return outcome;
  };
  if (draw === undefined) {
    return (
      <BankPicker
        banks={banks.list}
        backHref={backHref}
        onFind={banks.onFind}
        onCancel={onDone}
        onAdd={async (bankId, ids) =>
          done(await banks.onAdd(bankId, ids), picker('added', { count: ids.length }))
        }
      />
    );
  }
  return (
    <DrawForm
      banks={banks.list}
      draw={draw === 'new' ? undefined : draw.values}
      backHref={backHref}
      onCancel={onDone}
      onDirtyChange={onDirtyChange}
      onSave={async (values) =>
        done(await banks.onSaveDraw(values, draw === 'new' ? undefined : draw.id), t('drawSaved'))
      }
    />
  );
}
