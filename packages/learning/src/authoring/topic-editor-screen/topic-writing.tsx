import { useEffect, useId, useRef, useState } from 'react';
import type { SaveStateProps } from '@digiken/ui/save-state';
import { Checkbox } from '@digiken/ui/checkbox';
import { Form } from '@digiken/ui/form';
import { MarkdownEditor, type MarkdownPreview } from '@digiken/ui/markdown-editor';
import { TextInput } from '@digiken/ui/text-input';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { type PublishingView, publishingMessages, useMinorCorrection } from '../../lib/minor-correction';
import { useSaveKey } from '../../lib/use-save-key';
import { useUnsavedWarning } from '../../lib/use-unsaved-warning';
import { type ChosenPicture, PictureDialog } from '../picture-dialog/picture-dialog';
import {
  type PictureAddress,
  RichTextEditor,
  type UploadPicture,
} from '../rich-text-editor/rich-text-editor';
import { DiscardButton } from './discard-button';
import { HtmlNotice, type HtmlNoticeProps } from './html-notice';
import { topicEditorMessages } from './messages';
import { ConflictNotice, DraftNotice, type TopicConflict, type TopicDraft } from './topic-notices';
import type { AuthoredTopicDetailView, TopicTyping } from './types';

export interface TopicWritingProps {
  topic: AuthoredTopicDetailView;
  /** A draft found on this device or on the server when the lesson was opened: the initial text of the editor. */
  draft?: TopicDraft;
  /** Set if someone else saved in the meantime. */
  conflict?: TopicConflict;
  /** Save status of the draft. */
  saveState: SaveStateProps['state'];
  /** Time of the draft's last save, ISO 8601. */
  savedAt?: string;
  onRetrySave?: () => void;
  /** Each change, immediately: store it as a draft. */
  onChange: (typing: TopicTyping) => void;
  /** Called when "Free to read" changes, like `onChange`. */
  onPreviewChange?: (preview: boolean) => void;
  /**
   * Saves the lesson. `minor`: a correction that learners see immediately, if saves are staged. Error fields:
   * `title`, `markdown`.
   */
  onPublish: (values: TopicTyping & { preview: boolean; minor?: true }) => Promise<FormOutcome>;
  /** How a save is published; undefined: immediately. */
  publishing?: PublishingView;
  /** Discard the draft; the editor then shows `topic` again. */
  onDiscardDraft: () => Promise<FormOutcome>;
  /** The author continues with the restored draft. */
  onRestoreDraft: () => void;
  preview: MarkdownPreview;
  onPreview: (markdown: string) => void;
  /** Converts HTML to Markdown, for a lesson in HTML. */
  onToMarkdown?: HtmlNoticeProps['onToMarkdown'];
  /** Uploads a picture and returns its Markdown. Undefined: no picture button. */
  onPicture?: (picture: ChosenPicture) => Promise<FormOutcome & { markdown?: string }>;
  /** Uploads a picture that was put into the rich text. Undefined: no pictures there. */
  onUploadPicture?: UploadPicture;
  /** The address from which a picture of the text is loaded. */
  pictureSrc?: PictureAddress;
  /** Maximum picture size in bytes. */
  pictureBytes?: number;
  /** Maximum lengths in characters; the server's limits. */
  limits?: { title: number; markdown: number };
  /** Begins with the cursor in the text, e.g. in the first lesson of a new course. */
  startInText?: boolean;
}

const LIMITS = { title: 120, markdown: 200_000 };
const formatOf = ({ format = 'markdown' }: TopicTyping) => format;
/** The text without the metadata of a version. */
const textOf = ({ title, markdown, format }: TopicTyping): TopicTyping => ({
  title,
  markdown,
  ...(format && { format }),
});
const same = (a: TopicTyping, b: TopicTyping) =>
  a.title === b.title && a.markdown === b.markdown && formatOf(a) === formatOf(b);

export function TopicWriting(props: TopicWritingProps) {
  const { topic, draft, conflict, saveState, limits = LIMITS } = props;
  const t = useMessages(topicEditorMessages);
  const publishing = useMessages(publishingMessages);
  const id = useId();
  const form = useRef<HTMLDivElement>(null);
  const insert = useRef<(text: string) => void>(null);
  const picture = useRef<string>(undefined);
  const [choosing, setChoosing] = useState(false);
  const [typing, setTyping] = useState<TopicTyping>(draft ?? topic);
  const [preview, setPreview] = useState(draft?.preview ?? topic.preview);
  const [found, setFound] = useState(draft !== undefined);
  const minor = useMinorCorrection(props.publishing);
  const fieldIds = { title: `${id}-title`, markdown: `${id}-markdown`, minor: minor.id };
  // The server may normalise the text, so the sent text counts as saved too.
  const [sent, setSent] = useState<TopicTyping>();
  const differs = !same(typing, topic) && !(sent && same(typing, sent));
  const published = (topic.courseState ?? 'published') === 'published';
  const live = published ? 'saved' : topic.courseState === 'draft' ? 'savedDraft' : 'savedHidden';
  const [startInText, setStartInText] = useState(props.startInText);
  useSaveKey(form);
  useUnsavedWarning(saveState === 'unsaved' || saveState === 'saving');

  const keepFound = () => {
    if (!found) return;
    setFound(false);
    props.onRestoreDraft();
  };
  const type = (change: Partial<TopicTyping>) => {
    keepFound();
    const next = { ...textOf(typing), ...change };
    setTyping(next);
    props.onChange(next);
  };

  const publish = async (): Promise<FormOutcome> => {
    const errors: Record<string, string> = {};
    if (typing.title.trim() === '') errors.title = t('titleMissing');
    if (typing.markdown.length > limits.markdown) errors.markdown = t('textLong');
    if (Object.keys(errors).length > 0) return { ok: false, message: t('check'), errors };
    keepFound();
    const outcome = await props.onPublish({
      ...textOf(typing),
      title: typing.title.trim(),
      preview,
      ...minor.values,
    });
    if (outcome.ok) {
      setSent(typing);
      minor.onSaved();
    }
    return outcome;
  };
  const discard = async () => {
    const outcome = await props.onDiscardDraft();
    if (outcome.ok) {
      setFound(false);
      setTyping(textOf(topic));
      setPreview(topic.preview);
    }
    return outcome;
  };
  const takeTheirs = (theirs: TopicConflict) => {
    setTyping(textOf(theirs));
    theirs.onTakeTheirs();
  };

  const addPicture = async (chosen: ChosenPicture): Promise<FormOutcome> => {
    const outcome = await (props.onPicture?.(chosen) ?? Promise.resolve({ ok: false, message: '' } as const));
    if (outcome.ok) picture.current = outcome.markdown;
    return outcome;
  };
  useEffect(() => {
    // Under an open dialog the text cannot be focused, so native undo is not available.
    if (choosing || picture.current === undefined) return;
    insert.current?.(picture.current);
    picture.current = undefined;
  }, [choosing]);

  const text = {
    id: fieldIds.markdown,
    label: t('text'),
    language: topic.language,
    maxLength: limits.markdown,
    value: typing.markdown,
    onValueChange: (markdown: string) => type({ markdown }),
    preview: props.preview,
    onPreview: props.onPreview,
    onImage: props.onPicture && (() => setChoosing(true)),
    insertRef: insert,
  };
  return (
    <div ref={form} data-slot="topic-writing" className="flex flex-col gap-8">
      {conflict && <ConflictNotice conflict={{ ...conflict, onTakeTheirs: () => takeTheirs(conflict) }} />}
      {found && draft && (
        <DraftNotice
          draft={draft}
          saved={topic}
          onKeep={() => {
            keepFound();
            document.getElementById(fieldIds.markdown)?.focus();
          }}
          discard={<DiscardButton onDiscard={discard} />}
        />
      )}
      {formatOf(typing) === 'html' && props.onToMarkdown && (
        <HtmlNotice
          html={typing.markdown}
          onToMarkdown={props.onToMarkdown}
          onConverted={(markdown) => {
            setStartInText(true);
            type({ markdown, format: 'markdown' });
          }}
        />
      )}
      <Form
        onSubmit={publish}
        fieldIds={fieldIds}
        submitLabel={t('save')}
        busyLabel={t('saving')}
        successMessage={differs ? undefined : minor.savedText(t(live))}
        secondary={
          differs && (
            <>
              {!found && <DiscardButton onDiscard={discard} />}
              <span className="text-sm text-ink-muted">
                {published && !props.publishing?.staged ? t('differs') : publishing('notSaved')}
              </span>
            </>
          )
        }
        className="max-w-none!"
      >
        {({ errors }) => (
          <>
            <TextInput
              id={fieldIds.title}
              name="title"
              label={t('title')}
              lang={topic.language}
              autoComplete="off"
              maxLength={limits.title}
              value={typing.title}
              onChange={(event) => type({ title: event.target.value })}
              error={errors.title}
            />
            {formatOf(typing) === 'html' ? (
              <MarkdownEditor {...text} size="lg" error={errors.markdown} />
            ) : (
              <RichTextEditor
                {...text}
                onPicture={props.onUploadPicture}
                pictureSrc={props.pictureSrc}
                pictureBytes={props.pictureBytes}
                startInText={startInText}
                error={errors.markdown}
              />
            )}
            <Checkbox
              label={t('preview')}
              hint={t('previewHint')}
              checked={preview}
              onChange={(event) => {
                keepFound();
                setPreview(event.target.checked);
                props.onPreviewChange?.(event.target.checked);
              }}
            />
            {minor.field(errors.minor)}
          </>
        )}
      </Form>
      <PictureDialog
        open={choosing}
        onClose={() => setChoosing(false)}
        onInsert={addPicture}
        maxBytes={props.pictureBytes}
      />
    </div>
  );
}
