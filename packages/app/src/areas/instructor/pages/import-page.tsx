import { useAuthoringActions, useAuthoringUploads, useImport } from '@digiken/hooks/authoring';
import { CourseImportScreen, type CourseImportScreenProps } from '@digiken/learning/course-import-screen';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { useSearchParams } from 'react-router-dom';
import NotFoundPage from '../../../pages/not-found-page';
import { usePage } from '../../../shell/use-page';
import { isMissing } from '../../../views/load-state';
import { instructorMessages } from '../messages';
import { ImportList } from '../parts/import-list';
import { paths } from '../paths';
import { inLanguage, previewView, reportView } from '../views';

type ScreenState = CourseImportScreenProps['state'];

/** Uploads an archive and shows its import. The import's id is in the address, so that a reload shows it again. */
export default function ImportPage() {
  const [params] = useSearchParams();
  const id = params.get('job');
  const job = useImport(id);
  return id !== null && isMissing(job) ? <NotFoundPage /> : <Import id={id} job={job} />;
}

function Import({ id, job }: { id: string | null; job: ReturnType<typeof useImport> }) {
  const t = useMessages(instructorMessages);
  const locale = useLocale();
  usePage({ title: t('import') });
  const [, setParams] = useSearchParams();
  const { startImport } = useAuthoringUploads();
  const { data } = job;
  const actions = useAuthoringActions();
  const waits = data?.state === 'waiting' || data?.state === 'working';
  const ended: ScreenState | undefined =
    data === undefined || waits ? undefined : (data.state as ScreenState);
  const unreachable = job.status === 'error';
  const state: ScreenState = id === null ? 'ready' : unreachable ? 'failed' : (ended ?? 'working');
  return (
    <div className="flex flex-col gap-14">
      <CourseImportScreen
        state={state}
        formats={t('importFormats')}
        progress={data?.progress}
        problem={unreachable ? job.error?.message : problemOf(data, locale)}
        report={
          data?.report
            ? { ...reportView(data.report, t, locale), updated: (data.changes ?? null) !== null }
            : undefined
        }
        preview={
          data?.changes && id !== null
            ? {
                preview: previewView(data),
                onApply: () => actions.applyImport(id),
                onDiscard: () => actions.discardImport(id),
                onCompare: () => actions.compareImport(id),
              }
            : undefined
        }
        undo={
          data && id !== null
            ? {
                until: data.undoUntil ? formatDate(data.undoUntil, locale) : undefined,
                problem: data.undoProblem ?? undefined,
                onUndo: () => actions.undoImport(id),
              }
            : undefined
        }
        crumbs={[{ label: t('courses'), href: paths.courses }, { label: t('import') }]}
        onUpload={async (file, control) => {
          const outcome = await startImport(file, control);
          if (outcome.ok) setParams({ job: outcome.data.data._id });
          return outcome;
        }}
      />
      <ImportList current={id} />
    </div>
  );
}

const problemOf = (job: ReturnType<typeof useImport>['data'], locale: string) =>
  job?.problem ? inLanguage(locale, job.problem, job.problemSw) : undefined;

const formatDate = (iso: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(iso));
