import { NEW_COURSE } from '@digiken/contract/constants';
import { useAuthoringActions, useAuthoringUploads, useImport, useOwnCourses } from '@digiken/hooks/authoring';
import { CourseImportScreen, type CourseImportScreenProps } from '@digiken/learning/course-import-screen';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import NotFoundPage from '../../../pages/not-found-page';
import { usePage } from '../../../shell/use-page';
import { isMissing, loadState } from '../../../views/load-state';
import { instructorMessages } from '../messages';
import { ImportList } from '../parts/import-list';
import { paths } from '../paths';
import { inLanguage, previewView, reportView, suggestedView } from '../views';

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
  const [search, setSearch] = useState('');
  const [target, setTarget] = useState<string | null>(null);
  const own = useOwnCourses({ search: search || undefined });
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
        report={data?.report ? reportView({ ...data, report: data.report }, t, locale) : undefined}
        target={{
          courses: {
            found: (own.data?.data ?? []).map(({ _id, title }) => ({ id: _id, title })),
            state: loadState(own),
            onSearch: setSearch,
          },
          value: target,
          onValueChange: setTarget,
        }}
        choice={
          data?.state === 'choice' && id !== null
            ? {
                title: data.report?.title ?? data.fileName,
                suggested: suggestedView(data, t, locale),
                onUpdate: (course) => actions.chooseImport(id, course),
                onNew: () => actions.chooseImport(id, NEW_COURSE),
                onDiscard: () => actions.discardImport(id),
              }
            : undefined
        }
        preview={
          data?.changes && id !== null
            ? {
                preview: previewView(data),
                onApply: () => actions.applyImport(id, data.updates?._id),
                onNew: () => actions.chooseImport(id, NEW_COURSE),
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
          const outcome = await startImport(file, { ...control, course: target ?? undefined });
          if (outcome.ok) {
            setTarget(null);
            setParams({ job: outcome.data.data._id });
          }
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
