import type { TwoStepPolicy } from '@digiken/contract';
import { SIGN_IN_LIMITS, TWO_STEP_ROLES } from '@digiken/contract/constants';
import { useTwoStepAdminActions, useTwoStepPolicy } from '@digiken/hooks/sign-in';
import { Checkbox } from '@digiken/ui/checkbox';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { Facts } from '@digiken/ui/facts';
import { Form } from '@digiken/ui/form';
import { useMessages } from '@digiken/ui/messages-provider';
import { NumberInput } from '@digiken/ui/number-input';
import { Section } from '@digiken/ui/section';
import { Skeleton } from '@digiken/ui/skeleton';
import { useId, useState } from 'react';
import { loadState } from '../../../views/load-state';
import { twoStepMessages } from '../messages/two-step';
import { useIsAdmin } from '../use-is-admin';
import { useOutcomeToast } from '../use-outcome-toast';

/** Whom the site requires to sign in with two steps: a form for administrators, facts for content managers. */
export function TwoStepSection() {
  const t = useMessages(twoStepMessages);
  const isAdmin = useIsAdmin();
  const query = useTwoStepPolicy();
  const { error, onRetry } = loadState(query);
  const policy = query.data;
  return (
    <Section title={t('title')} intro={t('intro')}>
      {query.status === 'error' && <ErrorScreen {...error} onRetry={onRetry} headingLevel={3} />}
      {query.status === 'loading' && <Skeleton lines={4} className="max-w-form" />}
      {policy && (isAdmin ? <PolicyForm policy={policy} /> : <PolicyFacts policy={policy} />)}
    </Section>
  );
}

function PolicyFacts({ policy }: { policy: TwoStepPolicy }) {
  const t = useMessages(twoStepMessages);
  return (
    <Facts
      columns={1}
      items={[
        ...TWO_STEP_ROLES.map((role) => ({
          label: t(role),
          value: t(policy[role] ? 'required' : 'optional'),
        })),
        { label: t('graceDays'), value: policy.graceDays },
      ]}
    />
  );
}

function PolicyForm({ policy }: { policy: TwoStepPolicy }) {
  const t = useMessages(twoStepMessages);
  const toastOutcome = useOutcomeToast();
  const { savePolicy } = useTwoStepAdminActions();
  const id = useId();
  const [graceDays, setGraceDays] = useState<number | null>(policy.graceDays);
  return (
    <Form
      aria-label={t('title')}
      fieldIds={{ graceDays: id }}
      submitLabel={t('save')}
      busyLabel={t('saving')}
      onSubmit={async ({ tutor, hub, admin }) => {
        if (graceDays === null)
          return { ok: false, message: t('daysMissing'), errors: { graceDays: t('daysMissing') } };
        return toastOutcome(
          savePolicy({
            tutor: tutor !== undefined,
            hub: hub !== undefined,
            admin: admin !== undefined,
            graceDays,
          }),
        );
      }}
    >
      {({ errors }) => (
        <>
          {TWO_STEP_ROLES.map((role) => (
            <Checkbox key={role} name={role} label={t(role)} defaultChecked={policy[role]} />
          ))}
          <NumberInput
            id={id}
            label={t('graceDays')}
            hint={t('graceHint', { most: SIGN_IN_LIMITS.graceDaysMax })}
            value={graceDays}
            onValueChange={setGraceDays}
            min={0}
            max={SIGN_IN_LIMITS.graceDaysMax}
            error={errors.graceDays}
          />
        </>
      )}
    </Form>
  );
}
