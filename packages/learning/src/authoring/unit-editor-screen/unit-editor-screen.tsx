import { PageHeader } from '@digiken/ui/page-header';
import { Section } from '@digiken/ui/section';
import { ReorderableList } from '@digiken/ui/reorderable-list';
import type { Crumb, FormOutcome, LoadState } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { Breadcrumbs } from '@digiken/ui/breadcrumbs';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { LoadingScreen } from '@digiken/ui/loading-screen';
import { AddByTitle } from '../course-editor-screen/add-by-title';
import { RemoveButton } from '../course-editor-screen/remove-button';
import { PAGE } from '../../lib/page';
import { unitEditorMessages } from './messages';
import { TopicLine } from './topic-line';
import type { AuthoredTopicView, AuthoredUnitDetailView } from './types';
import { UnitDetailsForm, type UnitDetailsFormProps } from './unit-details-form';

export { unitEditorMessages } from './messages';
export type { AuthoredTopicView, AuthoredUnitDetailView, UnitDetails, UnitTyping } from './types';

export interface UnitEditorScreenProps extends Omit<UnitDetailsFormProps, 'unit'> {
  state: LoadState;
  /** Set once `state` is ready. */
  unit?: AuthoredUnitDetailView;
  course?: { title: string; href: string };
  topics: readonly AuthoredTopicView[];
  crumbs?: Crumb[];
  onAddTopic: (values: { title: string }) => Promise<FormOutcome>;
  onReorderTopics: (ids: string[]) => Promise<FormOutcome>;
  onRemoveTopic: (id: string) => Promise<FormOutcome>;
}

/** The editor of a unit: its lessons in order, its title, summary and price. */
export function UnitEditorScreen(props: UnitEditorScreenProps) {
  const t = useMessages(unitEditorMessages);
  const { state, unit, course, topics } = props;
  if (state.status === 'error') return <ErrorScreen {...state.error} onRetry={state.onRetry} />;
  if (state.status === 'loading' || !unit) {
    return (
      <>
        <h1 className="dk-visually-hidden">{t('waiting')}</h1>
        <LoadingScreen message={t('loading')} />
      </>
    );
  }
  return (
    <div data-slot="unit-editor-screen" className={`${PAGE} flex flex-col gap-10 wrap-anywhere`}>
      <PageHeader
        className="pb-0!"
        eyebrow={props.crumbs && <Breadcrumbs items={props.crumbs} />}
        title={unit.title}
        intro={course && t('place', { position: unit.position, course: course.title })}
      />
      <Section id="lessons" title={t('lessons')} intro={t('lessonsIntro')} className="max-w-reading">
        {topics.length === 0 ? (
          <p className="text-ink-muted">{t('noLessons')}</p>
        ) : (
          <ReorderableList
            label={t('lessons')}
            onReorder={props.onReorderTopics}
            items={topics.map((topic) => ({
              id: topic.id,
              name: topic.title,
              content: <TopicLine topic={topic} />,
              actions: (
                <RemoveButton
                  name={topic.title}
                  title={t('removeTitle', { title: topic.title })}
                  message={t('removeLesson')}
                  onRemove={() => props.onRemoveTopic(topic.id)}
                />
              ),
            }))}
          />
        )}
        <AddByTitle label={t('addLesson')} submitLabel={t('add')} onAdd={props.onAddTopic} />
      </Section>
      <Section id="details" title={t('details')}>
        <UnitDetailsForm
          key={unit.id}
          unit={unit}
          onSave={props.onSave}
          onDirtyChange={props.onDirtyChange}
          draft={props.draft}
          onTyping={props.onTyping}
          limits={props.limits}
          publishing={props.publishing}
          conflict={props.conflict}
        />
      </Section>
    </div>
  );
}
