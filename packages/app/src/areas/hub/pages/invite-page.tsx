import type { InvitationCheck } from '@digiken/contract';
import { HUB_LIMITS, INVITATION_LINE_STATES } from '@digiken/contract/constants';
import { useHubPeopleActions, useInvitationCheck, useInvitationLines } from '@digiken/hooks/hubs';
import { InvitationImport } from '@digiken/learning/invitation-import';
import { Breadcrumbs } from '@digiken/ui/breadcrumbs';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { LoadingScreen } from '@digiken/ui/loading-screen';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { PageHeader } from '@digiken/ui/page-header';
import { useSearchParams } from 'react-router-dom';
import NotFoundPage from '../../../pages/not-found-page';
import { usePage } from '../../../shell/use-page';
import { isMissing, loadState } from '../../../views/load-state';
import { saveText } from '../../../views/save-file';
import { useListAddress } from '../../shared/use-list-address';
import { invitationsPath } from '../paths';
import { hubPeopleMessages } from '../messages/people';
import { languageOf } from '../views';
import { useOwnHubName } from '../use-own-hub-name';

const FILTERS = { state: INVITATION_LINE_STATES };
const ENCODINGS = { 'utf-8': 'UTF-8', 'utf-16': 'UTF-16', 'windows-1252': 'Windows-1252' } as const;
/** A file in the reader's language. It is data, not a text of the interface. */
const EXAMPLES = {
  'en-KE': `email,first name,last name,cohort
naserian@example.com,Naserian,Lekishon,Saturday group
otieno@example.com,Otieno,Ouma,Evening group
`,
  'sw-KE': `barua pepe,jina la kwanza,jina la mwisho,kundi
naserian@example.com,Naserian,Lekishon,Kundi la Jumamosi
otieno@example.com,Otieno,Ouma,Kundi la jioni
`,
} as const;

/** Invites many people by a file. The checked list is in the address, so that a reload shows its report again. */
export default function InvitePage() {
  const t = useMessages(hubPeopleMessages);
  const locale = useLocale();
  const hub = useOwnHubName();
  const [params, setParams] = useSearchParams();
  const id = params.get('check') ?? '';
  const check = useInvitationCheck(id);
  const address = useListAddress(FILTERS);
  const lines = useInvitationLines(id, { state: address.values.state, cursor: address.cursor });
  const { checkInvitations, exportInvitationLines, sendInvitations } = useHubPeopleActions();
  usePage({ title: t('inviteTitle') });
  if (id !== '' && isMissing(check)) return <NotFoundPage />;
  const load = loadState(check);
  const found = check.data;
  const language = languageOf(locale);

  async function download() {
    const outcome = await exportInvitationLines(id, language);
    if (outcome.ok) saveText(outcome.data.name, 'text/csv', outcome.data.csv);
    return outcome;
  }

  const reportOf = (one: InvitationCheck) => ({
    check: one,
    readAs: t('readAs', { encoding: ENCODINGS[one.encoding], separator: t(`separator-${one.separator}`) }),
    state: loadState(lines),
    lines: lines.data?.data ?? [],
    filter: address.values.state,
    onFilterChange: (state: string | undefined) => address.change({ state: state ?? '' }),
    page: address.pageLinks(lines.data),
    onSend: () => sendInvitations(id),
    onDownload: download,
    onRestart: () => setParams({}),
    listHref: invitationsPath,
  });

  return (
    <div className="mx-auto w-full max-w-content">
      <PageHeader
        title={t('inviteTitle')}
        eyebrow={
          <Breadcrumbs
            items={[{ label: t('invitations'), href: invitationsPath }, { label: t('inviteTitle') }]}
          />
        }
        intro={t('inviteIntro', { hub })}
      />
      {id !== '' && load.status === 'error' ? (
        <ErrorScreen {...load.error} onRetry={load.onRetry} headingLevel={2} />
      ) : id !== '' && !found ? (
        <LoadingScreen />
      ) : (
        <InvitationImport
          maxBytes={HUB_LIMITS.csvBytes}
          maxLines={HUB_LIMITS.csvLines}
          example={EXAMPLES[language]}
          onExample={() => saveText(t('exampleFile'), 'text/csv', EXAMPLES[language])}
          onUpload={async (file, control) => {
            const outcome = await checkInvitations(file, control);
            if (outcome.ok) setParams({ check: outcome.data.data._id });
            return outcome;
          }}
          report={id !== '' && found ? reportOf(found) : undefined}
        />
      )}
    </div>
  );
}
