import { Eye } from 'lucide';
import type { ReactNode } from 'react';
import { ButtonLink } from '@digiken/ui/button';
import { PageHeader } from '@digiken/ui/page-header';
import { SaveState } from '@digiken/ui/save-state';
import { Icon } from '@digiken/ui/icon';
import type { Crumb, LoadState } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { Breadcrumbs } from '@digiken/ui/breadcrumbs';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { LoadingScreen } from '@digiken/ui/loading-screen';
import { LanguageSwitch } from '../../courses/language-switch/language-switch';
import { topicEditorMessages } from './messages';
import { TopicStatus } from './topic-status';
import { TopicVideo, type TopicVideoProps } from './topic-video';
import { TopicWriting, type TopicWritingProps } from './topic-writing';
import type { AuthoredTopicDetailView } from './types';

export { topicEditorMessages } from './messages';
export type { TopicConflict, TopicDraft } from './topic-notices';
export { TopicOutline, type TopicOutlineProps } from './topic-outline';
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
  /** A TopicOutline. Beside the text if there is room. */
  outline?: ReactNode;
  /** Below the text and the video, e.g. the quizzes of the lesson. */
  children?: ReactNode;
}

/**
 * The editor of a lesson: the state above, the lessons beside the text, what is missing on the other side. It has the
 * whole width of a page without padding (`reading` of the layout). The screen keeps the typed text; the
 * app stores drafts through `onChange`.
 */
export function TopicEditorScreen(props: TopicEditorScreenProps) {
  const t = useMessages(topicEditorMessages);
  const { state, topic } = props;
  if (state.status === 'error') {
    return (
      <div className="p-6">
        <ErrorScreen {...state.error} onRetry={state.onRetry} />
      </div>
    );
  }
  if (state.status === 'loading' || !topic) {
    return (
      <>
        <h1 className="dk-visually-hidden">{t('waiting')}</h1>
        <LoadingScreen message={t('loading')} />
      </>
    );
  }
  return (
    <div data-slot="topic-editor-screen" className="[--dk-editor-top:4rem] wrap-anywhere">
      <div
        role="group"
        aria-label={t('bar')}
        className="z-20 flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b bg-surface px-4 py-2 sm:px-6 min-[52rem]:sticky min-[52rem]:top-0"
      >
        <span className="flex flex-wrap items-center gap-x-2 text-sm">
          <span className="text-ink-muted">{t('draft')}</span>
          <SaveState state={props.saveState} at={props.savedAt} onRetry={props.onRetrySave} />
        </span>
        <span className="flex flex-wrap items-center gap-2">
          {props.onLanguageChange && topic.languages && (
            <LanguageSwitch
              languages={topic.languages}
              current={topic.language}
              onChange={props.onLanguageChange}
            />
          )}
          {props.viewHref && (
            <ButtonLink
              href={props.viewHref}
              variant="secondary"
              size="sm"
              icon={<Icon of={Eye} size={20} />}
            >
              {t('view')}
            </ButtonLink>
          )}
        </span>
      </div>
      <div className="grid min-[60rem]:grid-cols-[minmax(0,1fr)_18.5rem] min-[76rem]:grid-cols-[17rem_minmax(0,1fr)_18.5rem]">
        <div className="border-e bg-surface max-[76rem]:hidden">{props.outline}</div>
        <div className="min-w-0 px-4 pt-6 pb-20 sm:px-8">
          <div className="mx-auto flex max-w-[40rem] flex-col gap-10">
            <PageHeader
              className="pb-0!"
              eyebrow={props.crumbs && <Breadcrumbs items={props.crumbs} />}
              title={<span lang={topic.language}>{topic.title || t('untitled')}</span>}
            />
            <TopicWriting key={`${topic.id} ${topic.language}`} {...props} topic={topic} />
            {props.onVideo && <TopicVideo {...props} title={topic.title} video={topic.video} />}
            {props.children}
          </div>
        </div>
        <div className="px-4 pt-6 pb-10 sm:px-6 min-[60rem]:ps-0">
          <TopicStatus topic={topic} />
        </div>
      </div>
    </div>
  );
}
