import { useId } from 'react';
import { Form } from '@digiken/ui/form';
import { TextArea } from '@digiken/ui/text-area';
import { TextInput } from '@digiken/ui/text-input';
import type { FormOutcome, UserView } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { filled, refusal } from '../sign-in-form/refusals';
import { PictureField } from './picture-field';
import { profileFormMessages } from './profile-form.messages';

export interface ProfileValues {
  firstName: string;
  lastName: string;
  headline?: string;
  bio?: string;
}

export interface ProfileFormProps {
  /** With `headline` and `bio`, also what learners read about an instructor can be changed. */
  user: UserView & { lastName: string; headline?: string; bio?: string };
  /** Error fields: `firstName`, `lastName`, `headline`, `bio`. */
  onSave: (values: ProfileValues) => Promise<FormOutcome>;
  /** Replaces the picture. Error field: `avatar`. */
  onAvatar: (file: File) => Promise<FormOutcome>;
  onRemoveAvatar: () => Promise<FormOutcome>;
}

/** The user's own name and picture, and an instructor's presentation (spec 2.15). */
export function ProfileForm({ user, onSave, onAvatar, onRemoveAvatar }: ProfileFormProps) {
  const t = useMessages(profileFormMessages);
  const id = useId();
  const fieldIds = {
    firstName: `${id}-first-name`,
    lastName: `${id}-last-name`,
    headline: `${id}-headline`,
    bio: `${id}-bio`,
  };
  const teaches = user.headline !== undefined || user.bio !== undefined;
  const submit = async ({ firstName = '', lastName = '', headline = '', bio = '' }: Record<string, string>) =>
    refusal({ firstName, lastName }, { firstName: filled(t('firstNameMissing')) }, t('check')) ??
    onSave({
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      ...(teaches && { headline: headline.trim(), bio: bio.trim() }),
    });

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
        successMessage={t(teaches ? 'savedAll' : 'saved')}
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
              required={false}
              defaultValue={user.lastName}
              error={errors.lastName}
            />
            {teaches && (
              <>
                <TextInput
                  id={fieldIds.headline}
                  name="headline"
                  label={t('headline')}
                  hint={t('headlineHint')}
                  defaultValue={user.headline}
                  error={errors.headline}
                />
                <TextArea
                  id={fieldIds.bio}
                  name="bio"
                  rows={6}
                  label={t('bio')}
                  hint={t('bioHint')}
                  defaultValue={user.bio}
                  error={errors.bio}
                />
              </>
            )}
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
