import { LIMITS } from '@digiken/contract/constants';
import { useAuthoringActions, useAuthoringUploads } from '@digiken/hooks/authoring';
import { useMessages } from '@digiken/ui/messages-provider';
import { preloadRichText } from '@digiken/learning/rich-text-editor';
import { TopicEditorScreen } from '@digiken/learning/topic-editor-screen';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import NotFoundPage from '../../../pages/not-found-page';
import { useTitleOf } from '../../shared/use-title-of';
import { usePage } from '../../../shell/use-page';
import { isMissing, loadState } from '../../../views/load-state';
import { lessonPath } from '../../../views/paths';
import { pictureMarkdown } from '../picture-markdown';
import { instructorMessages } from '../messages';
import { LessonsOfUnit } from '../parts/lessons-of-unit';
import { QuizLines } from '../parts/quiz-lines';
import { ReviewNotesOf } from '../parts/review-notes-of';
import { TopicVersions } from '../parts/topic-versions';
import { paths } from '../paths';
import { usePictureAddresses } from '../use-picture-addresses';
import { useMarkdownPreview } from '../use-preview';
import { useTopicEditing } from '../use-topic-editing';
import { authoredTopicView } from '../views';

// The engine loads while the lesson does.
if (typeof window !== 'undefined') preloadRichText();

const FORM_LIMITS = { title: LIMITS.titleMax, markdown: LIMITS.markdownMax };

export default function InstructorTopicPage() {
  const { topicId = '' } = useParams();
  const [params] = useSearchParams();
  const language = params.get('lang') ?? undefined;
  return <TopicEditor key={`${topicId} ${language}`} id={topicId} language={language} />;
}

function TopicEditor({ id, language }: { id: string; language: string | undefined }) {
  const t = useMessages(instructorMessages);
  const [, setParams] = useSearchParams();
  const arrival: unknown = useLocation().state;
  const { topic, ready, format, markdown, writing, restore } = useTopicEditing(id, language);
  const pictureSrc = usePictureAddresses(markdown);
  const actions = useAuthoringActions();
  const uploads = useAuthoringUploads();
  const { data } = topic;
  const [preview, makePreview] = useMarkdownPreview(data?.language, format);
  const missing = isMissing(topic);
  const titleOf = useTitleOf();
  usePage({
    title:
      titleOf(t('lesson'), data?.title) ?? (topic.status === 'error' && !missing ? t('lesson') : undefined),
  });
  if (missing) {
    return (
      <div className="p-6">
        <NotFoundPage />
      </div>
    );
  }

  const course = data && { title: data.course.title, href: paths.course(data.course._id) };
  const unit = data && { title: data.unit.title, href: paths.unit(data.unit._id) };
  return (
    <TopicEditorScreen
      // The editor starts with the draft, so it waits for it.
      state={topic.status === 'error' || ready ? loadState(topic) : { status: 'loading' }}
      topic={data && authoredTopicView(data)}
      reviewNotes={data && <ReviewNotesOf courseId={data.course._id} lessonId={data._id} />}
      course={course}
      unit={unit}
      crumbs={[
        { label: t('courses'), href: paths.courses },
        ...(course && unit
          ? [
              { label: course.title, href: course.href },
              { label: unit.title, href: unit.href },
            ]
          : []),
        { label: t('lesson') },
      ]}
      {...writing}
      // A course that was begun a moment ago: the first thing to do is to write.
      startInText={hasBegun(arrival) && data?.markdown === ''}
      limits={FORM_LIMITS}
      preview={preview}
      onPreview={makePreview}
      onToMarkdown={async (html) => {
        const outcome = await actions.previewMarkdown(html, { format: 'html', language: data?.language });
        return outcome.ok ? { ok: true, markdown: outcome.data.markdown } : outcome;
      }}
      onPicture={async ({ file, alt }) => {
        const outcome = await uploads.uploadTopicPicture(id, file);
        return outcome.ok ? { ok: true, markdown: pictureMarkdown(outcome.data.data.path, alt) } : outcome;
      }}
      pictureSrc={pictureSrc}
      onUploadPicture={async (file, control) => {
        const outcome = await uploads.uploadTopicPicture(id, file, control);
        return outcome.ok ? { ok: true, src: outcome.data.data.path } : outcome;
      }}
      onVideo={(file, control) => uploads.uploadTopicVideo(id, file, control)}
      onRemoveVideo={() => actions.removeTopicVideo(id)}
      onCaptions={async (file, captions, _label, control) => {
        const outcome = await uploads.uploadTopicCaptions(id, captions, file, control);
        return outcome.ok ? { ok: true, problems: outcome.data.problems } : outcome;
      }}
      onRemoveCaptions={(captions) => actions.removeTopicCaptions(id, captions)}
      onTranscript={(transcript) => actions.saveTopicTranscript(id, transcript)}
      viewHref={data && lessonPath('public', { ...data, _id: data.previewId }, language)}
      onLanguageChange={data && (data.languages ?? []).length > 1 ? (lang) => setParams({ lang }) : undefined}
      outline={data && <LessonsOfUnit unitId={data.unit._id} lessonId={data._id} />}
    >
      {data && <TopicVersions topic={data} unsaved={writing.draft !== undefined} onRestore={restore} />}
      {data && (
        <QuizLines
          courseId={data.course._id}
          language={data.language}
          lesson={{ id: data._id, title: data.title }}
        />
      )}
    </TopicEditorScreen>
  );
}

/** The author comes from the dialog that created the course. */
const hasBegun = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'begun' in state && state.begun === true;
