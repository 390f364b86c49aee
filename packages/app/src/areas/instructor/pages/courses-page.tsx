import { COURSE_STATES, type CourseState } from '@digiken/contract/constants';
import { useAuthoringActions, useOwnCourses } from '@digiken/hooks/authoring';
import { Button, ButtonLink } from '@digiken/ui/button';
import { FilterBar } from '@digiken/ui/filter-bar';
import { FormDialog } from '@digiken/ui/form-dialog';
import { ListScreen } from '@digiken/ui/list-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePage } from '../../../shell/use-page';
import { loadState } from '../../../views/load-state';
import { type InstructorKey, instructorMessages } from '../messages';
import { useCoursesTable } from '../parts/courses-table';
import { CreateCourseForm } from '../parts/create-course-form';
import { paths } from '../paths';
import { filterSelect } from '../../shared/filter-select';
import { useListAddress } from '../../shared/use-list-address';

const STATES: Record<CourseState, InstructorKey> = {
  draft: 'stateDraft',
  review: 'stateReview',
  changes: 'stateChanges',
  published: 'statePublished',
  unpublished: 'stateUnpublished',
};

export default function InstructorCoursesPage() {
  const t = useMessages(instructorMessages);
  usePage({ title: t('courses') });
  const navigate = useNavigate();
  const { params, search, cursor, change, pageLinks } = useListAddress();
  const state = COURSE_STATES.find((state) => state === params.get('state'));
  const courses = useOwnCourses({ cursor, search: search || undefined, state });
  const { createCourse } = useAuthoringActions();
  const rows = courses.data?.data ?? [];
  const found = t('coursesFound', { count: rows.length });
  // In the address, so that other pages can link to the dialog.
  const create = (open: boolean) => change({ new: open ? 'yes' : '', search });
  /** The first lesson of the created course: its author goes on there (spec 12.93). */
  const created = useRef<string>(undefined);
  const close = () => {
    if (created.current === undefined) create(false);
    else void navigate(paths.topic(created.current), { replace: true, state: { begun: true } });
  };
  const importLink = (
    <ButtonLink href={paths.import} variant="secondary">
      {t('importCourse')}
    </ButtonLink>
  );
  return (
    <>
      <ListScreen
        title={t('courses')}
        intro={t('coursesIntro')}
        actions={
          <>
            <Button onClick={() => create(true)}>{t('newCourse')}</Button>
            {importLink}
          </>
        }
        state={loadState(courses)}
        table={{ ...useCoursesTable(rows), busy: courses.refreshing }}
        page={pageLinks(courses.data)}
        filtered={search !== '' || state !== undefined}
        filters={
          <FilterBar
            label={t('filterCourses')}
            search={{ label: t('searchCourses'), value: search }}
            selects={[
              filterSelect('state', t('state'), t('allStates'), state, COURSE_STATES, (value) =>
                t(STATES[value]),
              ),
            ]}
            onValueChange={change}
            resultText={courses.refreshing ? undefined : found}
          />
        }
        empty={{ title: t('noCourses'), text: t('noCoursesText'), action: importLink }}
      />
      <FormDialog
        open={params.get('new') === 'yes'}
        onOpenChange={(open) => !open && close()}
        title={t('createTitle')}
        description={t('createText')}
        size="sm"
      >
        <CreateCourseForm
          onCreate={async (title) => {
            const first = { unit: t('firstUnit'), lesson: t('firstLesson') };
            const outcome = await createCourse({ title, first });
            if (outcome.ok) created.current = outcome.data.topicId ?? undefined;
            return outcome;
          }}
        />
      </FormDialog>
    </>
  );
}
