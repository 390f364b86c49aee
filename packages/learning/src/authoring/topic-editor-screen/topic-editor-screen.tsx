import { type ReactNode, useRef } from 'react';
import { Checkbox } from '@digiken/ui/checkbox';
import type { Crumb, LoadState } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { Breadcrumbs } from '@digiken/ui/breadcrumbs';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { LoadingScreen } from '@digiken/ui/loading-screen';
import { textIn } from '@digiken/ui/internal/text-language';
import { LanguageSwitch } from '../../courses/language-switch/language-switch';
import { topicEditorMessages } from './messages';
import { TopicBar } from './topic-bar';
import { TopicStatus } from './topic-status';
import { TopicActivity } from './topic-activity';
import { TopicVideo, type TopicVideoProps } from './topic-video';
import { TopicTitle, TopicWriting } from './topic-writing';
import type { AuthoredTopicDetailView } from './types';
import { type TopicWritingProps, useTopicWriting } from './use-topic-writing';

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
 * The editor of a lesson: the bar that saves above, the lessons beside the text, settings and what is missing on the
 * other side. It has the whole width of a page without padding (`reading` of the layout). The screen keeps the typed
 * text; the app stores drafts through `onChange`.
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
  return <Editor key={`${topic.id} ${topic.language}`} {...props} topic={topic} />;
}

function Editor(props: TopicEditorScreenProps & { topic: AuthoredTopicDetailView }) {
  const t = useMessages(topicEditorMessages);
  const { topic, saveState, savedAt, onRetrySave, viewHref } = props;
  const area = useRef<HTMLDivElement>(null);
  const model = useTopicWriting(props, area);
  return (
    <div
      ref={area}
      data-slot="topic-editor-screen"
      // The bar above and the tools below must not cover what gets the focus.
      className="wrap-anywhere [&_:is(a,button,input,textarea,select)]:scroll-mt-48 [&_:is(a,button,input,textarea,select)]:scroll-mb-44 [@media(min-width:19em)_and_(min-height:38rem)]:[--dk-editor-top:4rem]"
    >
      <h1 className="dk-visually-hidden" {...textIn(topic.language)}>
        {topic.title || t('untitled')}
      </h1>
      <TopicBar {...{ model, saveState, savedAt, onRetrySave, viewHref }} />
      <div className="grid min-[60rem]:grid-cols-[minmax(0,1fr)_18.5rem] min-[60rem]:grid-rows-[auto_1fr] min-[76rem]:grid-cols-[17rem_minmax(0,1fr)_18.5rem]">
        <div className="row-span-2 border-e bg-surface max-[76rem]:hidden">{props.outline}</div>
        <div className="min-w-0 px-4 pt-6 sm:px-8">
          <div className="mx-auto flex max-w-[40rem] flex-col gap-5">
            {props.crumbs && <Breadcrumbs items={props.crumbs} />}
            <TopicTitle {...props} model={model} />
          </div>
        </div>
        <div className="px-4 pt-6 sm:px-8 min-[60rem]:row-span-2 min-[60rem]:ps-0 min-[60rem]:pe-6 min-[60rem]:pb-10">
          <TopicStatus topic={topic}>
            {props.onLanguageChange && topic.languages && (
              <LanguageSwitch
                languages={topic.languages}
                current={topic.language}
                onChange={props.onLanguageChange}
              />
            )}
            <Checkbox
              label={t('preview')}
              hint={t('previewHint')}
              checked={model.preview}
              onChange={(event) => model.choosePreview(event.target.checked)}
            />
            {model.minorField}
          </TopicStatus>
        </div>
        <div className="min-w-0 px-4 pt-6 pb-20 sm:px-8 min-[76rem]:col-start-2">
          <div className="mx-auto flex max-w-[40rem] flex-col gap-10">
            <TopicWriting {...props} model={model} />
            {topic.activity && <TopicActivity activity={topic.activity} />}
            {props.onVideo && <TopicVideo {...props} title={topic.title} video={topic.video} />}
            {props.children}
          </div>
        </div>
      </div>
    </div>
  );
}
