import type { AdminUserDetail } from '@digiken/contract';
import { ADMIN_ROLES, ROLES } from '@digiken/contract/constants';
import { useAdminActions } from '@digiken/hooks/admin';
import { useAdminHubs } from '@digiken/hooks/hubs';
import { Form } from '@digiken/ui/form';
import { useMessages } from '@digiken/ui/messages-provider';
import { Section } from '@digiken/ui/section';
import { Select } from '@digiken/ui/select';
import { useId, useState } from 'react';
import { peopleMessages } from '../messages/people';
import { termMessages } from '../messages/terms';
import { useOutcomeToast } from '../use-outcome-toast';
import { ConfirmAction } from './confirm-action';
import { SearchSelect } from './search-select';

/** Changes a person's role; who is to run a hub needs one. Asks before it makes somebody an administrator. */
export function UserRole({ user }: { user: AdminUserDetail }) {
  const t = useMessages(peopleMessages);
  const word = useMessages(termMessages);
  const toastOutcome = useOutcomeToast();
  const { setUserRole } = useAdminActions();
  const [role, setRole] = useState(user.role);
  const [asking, setAsking] = useState(false);
  const administers = ADMIN_ROLES.some((item) => item === role) && role !== user.role;
  const id = useId();
  const fieldIds = { role: `${id}-role`, hubId: `${id}-hub` };
  return (
    <Section title={t('roleTitle')} intro={t('roleIntro')}>
      <Form
        aria-label={t('roleTitle')}
        fieldIds={fieldIds}
        submitLabel={t('changeRole')}
        busyLabel={t('changingRole')}
        onSubmit={async ({ hubId }) => {
          if (!administers) return toastOutcome(setUserRole(user._id, { role, hubId: hubId || undefined }));
          setAsking(true);
          return { ok: true };
        }}
      >
        {({ errors }) => (
          <>
            <Select
              id={fieldIds.role}
              name="role"
              label={t('roleLabel')}
              value={role}
              options={ROLES.map((key) => ({ value: key, label: word(key) }))}
              error={errors.role}
              onChange={(event) => setRole(ROLES.find((key) => key === event.target.value) ?? role)}
            />
            {role === 'hub' && <HubChoice id={fieldIds.hubId} hub={user.hub} error={errors.hubId} />}
          </>
        )}
      </Form>
      <ConfirmAction
        open={asking}
        danger
        title={t('adminTitle', { name: user.name, role: word(role) })}
        message={t(role === 'sudo' ? 'adminTextSudo' : 'adminText', { email: user.email ?? '' })}
        confirmLabel={t('changeRole')}
        cancelLabel={t('keepRole')}
        act={() => setUserRole(user._id, { role })}
        onClose={() => setAsking(false)}
      />
    </Section>
  );
}

function HubChoice({ id, hub, error }: { id: string; hub: AdminUserDetail['hub']; error?: string }) {
  const t = useMessages(peopleMessages);
  const [text, setText] = useState('');
  const { data } = useAdminHubs({ search: text.trim() || undefined });
  const hubs = data?.data ?? [];
  const long = text !== '' || Boolean(data?.next);
  return (
    <SearchSelect
      id={id}
      name="hubId"
      label={t('hubLabel')}
      choose={t('chooseHub')}
      hint={data && hubs.length === 0 && text === '' ? t('noHubs') : undefined}
      error={error}
      defaultChosen={hub ? { value: hub._id, label: hub.name } : undefined}
      options={hubs.map(({ _id, name }) => ({ value: _id, label: name }))}
      find={long ? { label: t('findHub'), text, onChange: setText } : undefined}
    />
  );
}
