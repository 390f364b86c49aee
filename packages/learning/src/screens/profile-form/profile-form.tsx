import { useId } from 'react';
import { Form } from '@digiken/ui/form';
import { TextInput } from '@digiken/ui/text-input';
import type { FormOutcome, UserView } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { filled, refusal } from '../sign-in-form/refusals';
import { PictureField } from './picture-field';
import { profileFormMessages } from './profile-form.messages';

export interface ProfileFormProps {
  user: UserView & { lastName: string };
  /** Error fields: `firstName`, `lastName`. */
  onSave: (values: { firstName: string; lastName: string }) => Promise<FormOutcome>;
  /** Replaces the picture. Error field: `avatar`. */
  onAvatar: (file: File) => Promise<FormOutcome>;
  onRemoveAvatar: () => Promise<FormOutcome>;
}

/** The user's own name and picture. */
export function ProfileForm({ user, onSave, onAvatar, onRemoveAvatar }: ProfileFormProps) {
  const t = useMessages(profileFormMessages);
  const id = useId();
  const fieldIds = { firstName: `${id}-first-name`, lastName: `${id}-last-name` };
  const submit = async ({ firstName = '', lastName = '' }: Record<string, string>) =>
    refusal(
      { firstName, lastName },
      { firstName: filled(t('firstNameMissing')), lastName: filled(t('lastNameMissing')) },
      t('check'),
    ) ?? onSave({ firstName: firstName.trim(), lastName: lastName.trim() });

  return (
    <div data-slot="profile-form" className="flex flex-col gap-10">
      <PictureField
        name={user.name}
        avatar={user.avatar}
        onAvatar={onAvatar}
        onRemoveAvatar={onRemoveAvatar}
      />
      <Form
        onSubmit={submit}
        fieldIds={fieldIds}
        submitLabel={t('submit')}
        busyLabel={t('busy')}
        successMessage={t('saved')}
      >
        {({ errors }) => (
          <>
            <TextInput
              id={fieldIds.firstName}
              name="firstName"
              autoComplete="given-name"
              label={t('firstName')}
              defaultValue={user.firstName}
              error={errors.firstName}
            />
            <TextInput
              id={fieldIds.lastName}
              name="lastName"
              autoComplete="family-name"
              label={t('lastName')}
              defaultValue={user.lastName}
              error={errors.lastName}
            />
            <dl className="flex flex-col gap-1">
              <dt className="font-bold">{t('email')}</dt>
              <dd className="wrap-anywhere">{user.email}</dd>
            </dl>
          </>
        )}
      </Form>
    </div>
  );
}
