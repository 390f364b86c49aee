import { type ReactNode, useId } from 'react';
import { Section } from '@digiken/ui/section';
import { Checkbox } from '@digiken/ui/checkbox';
import { Form } from '@digiken/ui/form';
import { Select } from '@digiken/ui/select';
import { TextArea } from '@digiken/ui/text-area';
import { TextInput } from '@digiken/ui/text-input';
import type { FormOutcome, KeyPage } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { KeyPager } from '@digiken/ui/key-pager';
import { filled, refusal } from '../sign-in-form/refusals';
import { hubSettingsMessages } from './hub-settings-form.messages';
import { HubCourses, type HubCoursesProps } from './hub-courses';
import { InvitationForm, type InvitationFormProps } from './invitation-form';
import { InvitationList, type InvitationListProps } from './invitation-list';

export type { HubCourseView } from './hub-courses';
export type { InvitationOutcome, InvitationValues } from './invitation-form';
export type { InvitationView } from './invitation-list';

export interface HubSettingsValues {
  name: string;
  summary: string;
  description: string;
  acceptsRequests: boolean;
  /** IANA name; of the dates of assignments. */
  timeZone?: string;
}

export interface HubSettingsFormProps extends InvitationFormProps, InvitationListProps {
  hub: HubSettingsValues;
  /** Error fields: `name`, `summary`, `description`. */
  onSave: (values: HubSettingsValues) => Promise<FormOutcome>;
  /** Undefined if the hub's courses are selected elsewhere. */
  courses?: HubCoursesProps;
  /** Time zones to choose from: IANA names. Undefined: the form does not ask. */
  timeZones?: readonly string[];
  /** Between the courses and the invitations, e.g. the pictures. */
  children?: ReactNode;
  /** Of the invitations. */
  page?: KeyPage;
}

/** The sections of /hub/settings below the page's h1: details, courses, invitations. */
export function HubSettingsForm({
  hub,
  onSave,
  courses,
  invitations,
  onInvite,
  onRevoke,
  timeZones,
  children,
  page,
}: HubSettingsFormProps) {
  const t = useMessages(hubSettingsMessages);
  const id = useId();
  const fieldIds = {
    name: `${id}-name`,
    summary: `${id}-summary`,
    description: `${id}-description`,
    timeZone: `${id}-zone`,
  };

  const save = async ({
    name = '',
    summary = '',
    description = '',
    acceptsRequests,
    timeZone,
  }: Record<string, string>): Promise<FormOutcome> =>
    refusal({ name }, { name: filled(t('nameMissing')) }, t('check')) ??
    onSave({
      name: name.trim(),
      summary: summary.trim(),
      description: description.trim(),
      acceptsRequests: acceptsRequests === 'on',
      ...(timeZone !== undefined && { timeZone }),
    });

  return (
    <div data-slot="hub-settings-form" className="flex flex-col gap-16">
      <Section title={t('about')}>
        <Form
          onSubmit={save}
          fieldIds={fieldIds}
          submitLabel={t('save')}
          busyLabel={t('saving')}
          successMessage={t('saved')}
          className="max-w-reading"
        >
          {({ errors }) => (
            <>
              <TextInput
                id={fieldIds.name}
                name="name"
                autoComplete="off"
                label={t('name')}
                defaultValue={hub.name}
                error={errors.name}
              />
              <TextInput
                id={fieldIds.summary}
                name="summary"
                required={false}
                autoComplete="off"
                label={t('summary')}
                hint={t('summaryHint')}
                defaultValue={hub.summary}
                error={errors.summary}
              />
              <TextArea
                id={fieldIds.description}
                name="description"
                required={false}
                rows={6}
                label={t('description')}
                hint={t('descriptionHint')}
                defaultValue={hub.description}
                error={errors.description}
              />
              <Checkbox
                name="acceptsRequests"
                label={t('acceptsRequests')}
                hint={t('acceptsRequestsHint')}
                defaultChecked={hub.acceptsRequests}
              />
              {timeZones && hub.timeZone !== undefined && (
                <Select
                  id={fieldIds.timeZone}
                  name="timeZone"
                  label={t('timeZone')}
                  hint={t('timeZoneHint')}
                  defaultValue={hub.timeZone}
                  error={errors.timeZone}
                  options={[...new Set([hub.timeZone, ...timeZones])].map((value) => ({
                    value,
                    label: value,
                  }))}
                />
              )}
            </>
          )}
        </Form>
      </Section>
      {courses && (
        <Section title={t('courses')} intro={t('coursesIntro')} id="courses">
          <HubCourses {...courses} />
        </Section>
      )}
      {children}
      <Section title={t('invitations')} intro={t('invitationsIntro')} id="invitations">
        <div className="grid gap-x-16 gap-y-10 xl:grid-cols-2">
          <InvitationForm onInvite={onInvite} />
          <div className="flex flex-col gap-4">
            <InvitationList invitations={invitations} onRevoke={onRevoke} />
            {page && <KeyPager label={t('list')} page={page} />}
          </div>
        </div>
      </Section>
    </div>
  );
}
