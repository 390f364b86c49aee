import { useId } from 'react';
import { ConfirmDialog } from '@digiken/ui/confirm-dialog';
import { FieldError } from '@digiken/ui/field';
import { Form } from '@digiken/ui/form';
import { FormDialog } from '@digiken/ui/form-dialog';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { Select } from '@digiken/ui/select';
import { TextInput } from '@digiken/ui/text-input';
import { useOutcome } from '../../lib/use-outcome';
import { curriculumTreeMessages } from './messages';

/** What a menu asks for. */
export type Asked =
  | { about: 'rename'; title: string; onSave: (title: string) => Promise<FormOutcome> }
  | {
      about: 'remove';
      title: string;
      message: 'removeUnit' | 'removeLesson' | 'removeQuiz';
      onRemove: () => Promise<FormOutcome>;
    }
  | {
      about: 'unit';
      title: string;
      units: readonly { id: string; title: string }[];
      onMove: (unitId: string) => void;
    };

interface DialogProps<A extends Asked['about']> {
  asked: Extract<Asked, { about: A }>;
  onClose: () => void;
}

export function RowDialog({
  asked,
  onClose,
  maxLength,
}: {
  asked: Asked | null;
  onClose: () => void;
  maxLength: number;
}) {
  if (asked === null) return null;
  if (asked.about === 'rename') return <Rename asked={asked} onClose={onClose} maxLength={maxLength} />;
  if (asked.about === 'unit') return <ChooseUnit asked={asked} onClose={onClose} />;
  return <Remove asked={asked} onClose={onClose} />;
}

function Rename({
  asked: { title, onSave },
  onClose,
  maxLength,
}: DialogProps<'rename'> & { maxLength: number }) {
  const t = useMessages(curriculumTreeMessages);
  const id = useId();
  const submit = async (values: Record<string, string>): Promise<FormOutcome> => {
    const wanted = (values.title ?? '').trim();
    if (wanted === '') return { ok: false, message: t('missing'), errors: { title: t('missing') } };
    return wanted === title ? { ok: true } : onSave(wanted);
  };
  return (
    <FormDialog open onOpenChange={onClose} title={t('renameTitle', { title })} size="sm">
      <Form onSubmit={submit} fieldIds={{ title: id }} submitLabel={t('saveTitle')} busyLabel={t('saving')}>
        {({ errors }) => (
          <TextInput
            id={id}
            name="title"
            label={t('newTitle')}
            defaultValue={title}
            maxLength={maxLength}
            autoComplete="off"
            error={errors.title}
          />
        )}
      </Form>
    </FormDialog>
  );
}

function ChooseUnit({ asked: { title, units, onMove }, onClose }: DialogProps<'unit'>) {
  const t = useMessages(curriculumTreeMessages);
  const id = useId();
  return (
    <FormDialog open onOpenChange={onClose} title={t('moveToTitle', { title })} size="sm">
      <Form
        fieldIds={{ unitId: id }}
        submitLabel={t('moveToSubmit')}
        busyLabel={t('moving')}
        onSubmit={async ({ unitId = '' }) => {
          onMove(unitId);
          return { ok: true };
        }}
      >
        {() => (
          <Select
            id={id}
            name="unitId"
            label={t('moveToUnit')}
            hint={t('moveToHint')}
            options={units.map((unit) => ({ value: unit.id, label: unit.title }))}
          />
        )}
      </Form>
    </FormDialog>
  );
}

function Remove({ asked: { title, message, onRemove }, onClose }: DialogProps<'remove'>) {
  const t = useMessages(curriculumTreeMessages);
  const { busy, problem, run } = useOutcome();
  const confirm = async () => {
    if ((await run(onRemove, t('removed', { title }))).ok) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t('removeTitle', { title })}
      message={
        <div className="flex flex-col gap-3">
          <p>{t(message)}</p>
          {problem && <FieldError>{problem}</FieldError>}
        </div>
      }
      confirmLabel={busy ? t('removing') : t('remove')}
      cancelLabel={t('keep')}
      danger
      busy={busy}
      onConfirm={() => void confirm()}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    />
  );
}
