import type { LiveAttendance } from '@digiken/contract';
import { Download } from 'lucide';
import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { Icon } from '@digiken/ui/icon';
import { numberFormat } from '@digiken/ui/internal/intl';
import type { FormOutcome, LoadState } from '@digiken/ui/internal/types';
import { ListScreen } from '@digiken/ui/list-screen';
import { defineMessages, useLocale, useMessages } from '@digiken/ui/messages-provider';
import { TextLink } from '@digiken/ui/text-link';
import { When } from '../../lib/when';
import { useOutcome } from '../../lib/use-outcome';

export const attendanceScreenMessages = defineMessages('attendance-screen', {
  title: 'Attendance',
  intro: '“{title}”. Minutes are counted while a person is in the class.',
  back: 'All live classes',
  label: 'People in the class',
  person: 'Name',
  minutes: 'Minutes',
  unknown: 'Opened the link',
  first: 'First came in',
  last: 'Last seen',
  csv: 'Download CSV',
  loading: 'Preparing the file…',
  summary: { one: '{count} person', other: '{count} people' },
  empty: 'Nobody was in this class',
  emptyText: 'People appear here as soon as they come in.',
});

export interface AttendanceScreenProps {
  state: LoadState;
  /** Of the class. */
  title: string;
  rows: readonly LiveAttendance[];
  onCsv: () => Promise<FormOutcome>;
  backHref: string;
}

/** Who was in a class and for how long (spec 13.94). */
export function AttendanceScreen({ state, title, rows, onCsv, backHref }: AttendanceScreenProps) {
  const t = useMessages(attendanceScreenMessages);
  const locale = useLocale();
  const saving = useOutcome();
  return (
    <ListScreen
      title={t('title')}
      eyebrow={<TextLink href={backHref}>{t('back')}</TextLink>}
      intro={t('intro', { title })}
      actions={
        rows.length > 0 && (
          <Button
            variant="secondary"
            busy={saving.busy}
            icon={<Icon of={Download} size={20} />}
            onClick={() => void saving.run(onCsv)}
          >
            {t(saving.busy ? 'loading' : 'csv')}
          </Button>
        )
      }
      above={saving.problem && <Callout tone="danger">{saving.problem}</Callout>}
      state={state}
      summary={state.status === 'ready' && rows.length > 0 ? t('summary', { count: rows.length }) : undefined}
      page={{}}
      table={{
        label: t('label'),
        rows,
        rowKey: ({ person }) => person._id,
        columns: [
          { id: 'person', label: t('person'), rowHeader: true, cell: ({ person }) => person.name },
          {
            id: 'minutes',
            label: t('minutes'),
            align: 'end',
            cell: ({ minutes }) => (minutes === null ? t('unknown') : numberFormat(locale).format(minutes)),
          },
          { id: 'first', label: t('first'), cell: ({ firstAt }) => <When iso={firstAt} /> },
          { id: 'last', label: t('last'), cell: ({ lastAt }) => <When iso={lastAt} /> },
        ],
      }}
      empty={{ title: t('empty'), text: t('emptyText') }}
    />
  );
}
