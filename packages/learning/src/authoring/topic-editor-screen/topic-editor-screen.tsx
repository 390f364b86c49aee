import { Eye } from 'lucide';
import { ButtonLink } from '@digiken/ui/button';
import { PageHeader } from '@digiken/ui/page-header';
import { Icon } from '@digiken/ui/icon';
import type { Crumb, LoadState } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { Breadcrumbs } from '@digiken/ui/breadcrumbs';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { LoadingScreen } from '@digiken/ui/loading-screen';
import { LanguageSwitch } from '../../courses/language-switch/language-switch';
import { PAGE } from '../../lib/page';
import { topicEditorMessages } from './messages';
import { TopicStatus } from './topic-status';
import { TopicVideo, type TopicVideoProps } from './topic-video';
import { TopicWriting, type TopicWritingProps } from './topic-writing';
import type { AuthoredTopicDetailView } from './types';

export { topicEditorMessages } from './messages';
export type { TopicConflict, TopicDraft } from './topic-notices';
export type { AuthoredTopicDetailView, TopicTyping, TopicVideoView } from './types';

export interface TopicEditorScreenProps
  extends Omit<TopicWritingProps, 'topic'>,
    Omit<TopicVideoProps, 'title' | 'video'> {
  state: LoadState;
  /** Set once `state` is ready. */
  topic?: AuthoredTopicDetailView;
  unit?: { title: string; href: string };
  course?: { title: string; href: string };
  crumbs?: Crumb[];
  /** The lesson as learners see it. */
  viewHref?: string;
  /** Set if the lesson exists in several languages. Each has its own draft. */
  onLanguageChange?: (language: string) => void;
}

/** The editor of a lesson. The screen keeps the typed text; the app stores drafts through `onChange`. */
export function TopicEditorScreen(props: TopicEditorScreenProps) {
  const t = useMessages(topicEditorMessages);
  const { state, topic } = props;
  if (state.status === 'error') return <ErrorScreen {...state.error} onRetry={state.onRetry} />;
  if (state.status === 'loading' || !topic) {
    return (
      <>
        <h1 className="dk-visually-hidden">{t('waiting')}</h1>
        <LoadingScreen message={t('loading')} />
      </>
    );
  }
  return (
    <div data-slot="topic-editor-screen" className={`${PAGE} flex flex-col gap-8 wrap-anywhere`}>
      <PageHeader
        className="pb-0!"
        eyebrow={props.crumbs && <Breadcrumbs items={props.crumbs} />}
        title={<span lang={topic.language}>{topic.title || t('untitled')}</span>}
        actions={
          <>
            {props.onLanguageChange && topic.languages && (
              <LanguageSwitch
                languages={topic.languages}
                current={topic.language}
                onChange={props.onLanguageChange}
              />
            )}
            {props.viewHref && (
              <ButtonLink href={props.viewHref} variant="secondary" icon={<Icon of={Eye} size={20} />}>
                {t('view')}
              </ButtonLink>
            )}
          </>
        }
      />
      <div className="grid items-start gap-x-12 gap-y-12 xl:grid-cols-[minmax(0,1fr)_min(16rem,30%)]">
        <div className="flex min-w-0 flex-col gap-16">
          <TopicWriting key={`${topic.id} ${topic.language}`} {...props} topic={topic} />
          {props.onVideo && <TopicVideo {...props} title={topic.title} video={topic.video} />}
        </div>
        <TopicStatus topic={topic} />
      </div>
    </div>
  );
}
