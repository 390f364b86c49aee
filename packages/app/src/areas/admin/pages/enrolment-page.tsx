import type { AdminEnrolmentDetail } from '@digiken/contract';
import { LIMITS } from '@digiken/contract/constants';
import { useContentActions, useEnrolment } from '@digiken/hooks/admin';
import { Button } from '@digiken/ui/button';
import { DataTable } from '@digiken/ui/data-table';
import { useMessages } from '@digiken/ui/messages-provider';
import { Price } from '@digiken/ui/price';
import { ProgressBar } from '@digiken/ui/progress';
import { ReasonDialog } from '@digiken/ui/reason-dialog';
import { RecordScreen, type RecordScreenProps } from '@digiken/ui/record-screen';
import { RelativeTime } from '@digiken/ui/relative-time';
import { Section } from '@digiken/ui/section';
import { TextLink } from '@digiken/ui/text-link';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import NotFoundPage from '../../../pages/not-found-page';
import { usePage } from '../../../shell/use-page';
import { isMissing, loadState } from '../../../views/load-state';
import { enrolmentMessages } from '../messages/enrolments';
import { EnrolmentBadge } from '../parts/state-badges';
import { useOutcomeToast } from '../use-outcome-toast';
import { coursePath, unitPath, userPath } from '../views';

export default function EnrolmentPage() {
  const { id = '' } = useParams();
  const t = useMessages(enrolmentMessages);
  const query = useEnrolment(id);
  const enrolment = query.data;
  const facts = useFacts(enrolment);
  const missing = isMissing(query);
  const title = enrolment && t('titleOf', { name: enrolment.user.name, course: enrolment.course.name });
  usePage({ title: title ?? (query.status === 'error' && !missing ? t('enrolment') : undefined) });

  if (missing) return <NotFoundPage />;
  return (
    <RecordScreen
      title={title ?? t('enrolment')}
      crumbs={[{ label: t('title'), href: '/admin/enrollments' }, { label: title ?? t('enrolment') }]}
      state={loadState(query)}
      badges={enrolment && <EnrolmentBadge state={enrolment.state} />}
      facts={facts}
      actions={enrolment?.state === 'active' && <Cancel enrolment={enrolment} />}
    >
      {enrolment && (
        <>
          <Section title={t('progress')}>
            <div className="max-w-form">
              <ProgressBar
                label={t('progressOf', { name: enrolment.user.name })}
                done={enrolment.lessonsDone}
                total={enrolment.lessonsTotal}
              />
            </div>
          </Section>
          <Section title={t('unitsTitle')}>
            <DataTable
              label={t('unitsLabel')}
              rows={enrolment.units}
              rowKey={({ _id }) => _id}
              columns={[
                {
                  id: 'unit',
                  label: t('unit'),
                  cell: ({ _id, title: name }) => <TextLink href={unitPath(_id)}>{name}</TextLink>,
                },
                { id: 'paid', label: t('paid'), cell: ({ paid }) => <Paid amount={paid} /> },
                { id: 'added', label: t('added'), cell: ({ addedAt }) => <RelativeTime iso={addedAt} /> },
              ]}
            />
          </Section>
        </>
      )}
    </RecordScreen>
  );
}

function Paid({ amount }: { amount: number }) {
  const t = useMessages(enrolmentMessages);
  return amount === 0 ? <span>{t('nothingPaid')}</span> : <Price amount={amount} />;
}

function Cancel({ enrolment: { _id, user, course } }: { enrolment: AdminEnrolmentDetail }) {
  const t = useMessages(enrolmentMessages);
  const toastOutcome = useOutcomeToast();
  const { cancelEnrolment } = useContentActions();
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setAsked(true)}>
        {t('cancel')}
      </Button>
      <ReasonDialog
        open={asked}
        title={t('cancel')}
        description={t('cancelText', { name: user.name, course: course.name })}
        label={t('cancelWhy')}
        confirmLabel={t('cancel')}
        danger
        maxLength={LIMITS.reasonMax}
        onConfirm={(reason) => toastOutcome(cancelEnrolment(_id, reason))}
        onOpenChange={setAsked}
      />
    </>
  );
}

function useFacts(enrolment: AdminEnrolmentDetail | undefined): RecordScreenProps['facts'] {
  const t = useMessages(enrolmentMessages);
  if (!enrolment) return undefined;
  const { user, course, whole, unitCount, paid, createdAt, lastStudiedAt, addedBy, note } = enrolment;
  return [
    { label: t('learner'), value: <TextLink href={userPath(user._id)}>{user.name}</TextLink> },
    { label: t('course'), value: <TextLink href={coursePath(course._id)}>{course.name}</TextLink> },
    { label: t('units'), value: whole ? t('whole') : t('unitCount', { count: unitCount }) },
    { label: t('paid'), value: <Paid amount={paid} /> },
    { label: t('enrolled'), value: <RelativeTime iso={createdAt} /> },
    { label: t('lastStudied'), value: lastStudiedAt && <RelativeTime iso={lastStudiedAt} /> },
    ...(addedBy ? [{ label: t('addedBy'), value: addedBy.name }] : []),
    ...(note ? [{ label: t('noteLabel'), value: <span lang={enrolment.noteLanguage}>{note}</span> }] : []),
    ...(enrolment.cancelledAt
      ? [
          { label: t('cancelledAt'), value: <RelativeTime iso={enrolment.cancelledAt} /> },
          {
            label: t('cancelReason'),
            value: <span lang={enrolment.cancelReasonLanguage}>{enrolment.cancelReason}</span>,
          },
        ]
      : []),
  ];
}
