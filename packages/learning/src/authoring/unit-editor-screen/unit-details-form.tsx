import { Checkbox } from '@digiken/ui/checkbox';
import { TextInput } from '@digiken/ui/text-input';
import { useMessages } from '@digiken/ui/messages-provider';
import { DetailsForm, type DetailsFormEvents, detailsFormMessages } from '../../lib/details-form';
import { readShillings } from '../../lib/shillings';
import { unitEditorMessages } from './messages';
import type { AuthoredUnitDetailView, UnitDetails, UnitTyping } from './types';

export interface UnitDetailsFormProps extends DetailsFormEvents<UnitDetails, UnitTyping, UnitDetails> {
  unit: AuthoredUnitDetailView;
  /** Maximum lengths in characters; the server's limits. */
  limits?: { title: number; summary: number };
}

const LIMITS = { title: 120, summary: 300 };
const NAMES = ['title', 'summary', 'price', 'requiresQuizzes'] as const;
const YES = 'yes';

/** The details of a unit: title, summary, price and what completes it. */
export function UnitDetailsForm({ unit, limits = LIMITS, ...events }: UnitDetailsFormProps) {
  const t = useMessages(unitEditorMessages);
  const form = useMessages(detailsFormMessages);
  return (
    <DetailsForm
      {...events}
      slot="unit-details-form"
      names={NAMES}
      saved={{
        title: unit.title,
        summary: unit.summary,
        price: unit.price.toString(),
        requiresQuizzes: unit.requiresQuizzes ? YES : '',
      }}
      read={({ price = '', requiresQuizzes }) => {
        const amount = readShillings(price);
        return typeof amount === 'number'
          ? { fields: { price: amount, requiresQuizzes: requiresQuizzes === YES } }
          : { errors: { price: t('priceWrong') } };
      }}
      describe={({ title, summary, price, requiresQuizzes }) => [
        { label: form('title'), value: title },
        { label: form('summary'), value: summary },
        { label: t('price'), value: price.toString() },
        { label: t('completion'), value: t(requiresQuizzes ? 'completeWithQuizzes' : 'completeWithLessons') },
      ]}
      texts={{
        save: t('save'),
        saved: t('saved'),
        conflict: t('conflictTitle'),
        summaryHint: t('summaryHint', { limit: limits.summary }),
      }}
      summaryRequired={false}
      limits={limits}
      className="max-w-reading!"
    >
      {({ ids, typing, errors }) => (
        <>
          <TextInput
            id={ids.price}
            name="price"
            inputMode="numeric"
            autoComplete="off"
            className="max-w-40"
            label={t('price')}
            hint={t('priceHint')}
            defaultValue={typing.price}
            error={errors.price}
          />
          <Checkbox
            id={ids.requiresQuizzes}
            name="requiresQuizzes"
            value={YES}
            label={t('requiresQuizzes')}
            hint={t('requiresQuizzesHint')}
            defaultChecked={typing.requiresQuizzes === YES}
          />
        </>
      )}
    </DetailsForm>
  );
}
