import type { HubCohort } from '@digiken/contract';
import { useHubCohorts } from '@digiken/hooks/hubs';
import { Button } from '@digiken/ui/button';
import { RowLink } from '@digiken/ui/data-table';
import { ListScreen } from '@digiken/ui/list-screen';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { RelativeTime } from '@digiken/ui/relative-time';
import { useState } from 'react';
import { startAtTop, usePage } from '../../../shell/use-page';
import { loadState } from '../../../views/load-state';
import { CohortDialog } from '../parts/cohort-dialog';
import { DeleteCohort } from '../parts/delete-cohort';
import { cohortPath } from '../paths';
import { hubPeopleMessages } from '../messages/people';

/** The groups of the hub's members (spec 13.187). */
export default function CohortsPage() {
  const t = useMessages(hubPeopleMessages);
  const locale = useLocale();
  const query = useHubCohorts();
  const [edited, setEdited] = useState<HubCohort | 'new' | null>(null);
  const [asked, setAsked] = useState<HubCohort | null>(null);
  const rows = query.data ?? [];
  usePage({ title: t('cohorts') });
  const make = <Button onClick={() => setEdited('new')}>{t('newCohort')}</Button>;
  return (
    <>
      <ListScreen
        title={t('cohorts')}
        intro={t('cohortsIntro')}
        actions={rows.length > 0 && make}
        state={loadState(query)}
        empty={{ title: t('noCohorts'), text: t('noCohortsText'), action: make }}
        table={{
          label: t('cohorts'),
          rows,
          rowKey: ({ _id }) => _id,
          columns: [
            {
              id: 'name',
              label: t('columnName'),
              rowHeader: true,
              cell: ({ _id, name }) => <RowLink href={cohortPath(_id)}>{name}</RowLink>,
            },
            {
              id: 'members',
              label: t('columnMembers'),
              align: 'end',
              cell: ({ memberCount }) => memberCount.toLocaleString(locale),
            },
            {
              id: 'made',
              label: t('columnMade'),
              cell: ({ createdAt }) => <RelativeTime iso={createdAt} />,
            },
            {
              id: 'act',
              label: t('columnAct'),
              hideLabelOnPhone: true,
              cell: (cohort) => (
                <span className="flex flex-wrap gap-2">
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-label={t('renameOf', { name: cohort.name })}
                    onClick={() => setEdited(cohort)}
                  >
                    {t('rename')}
                  </Button>
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-label={t('deleteOf', { name: cohort.name })}
                    onClick={() => setAsked(cohort)}
                  >
                    {t('deleteCohort')}
                  </Button>
                </span>
              ),
            },
          ],
        }}
      />
      {edited && (
        <CohortDialog cohort={edited === 'new' ? undefined : edited} onClose={() => setEdited(null)} />
      )}
      {/* The row is gone, and its button with it. */}
      <DeleteCohort cohort={asked} onClose={() => setAsked(null)} onDeleted={startAtTop} />
    </>
  );
}
