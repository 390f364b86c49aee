import { type ReactNode, type RefObject, useId, useState } from 'react';
import type { MarkdownPreview } from '@digiken/ui/markdown-editor';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import type { SaveStateProps } from '@digiken/ui/save-state';
import { type PublishingView, publishingMessages, useMinorCorrection } from '../../lib/minor-correction';
import { useSaveKey } from '../../lib/use-save-key';
import { useUnsavedWarning } from '../../lib/use-unsaved-warning';
import type { ChosenPicture } from '../picture-dialog/picture-dialog';
import type { PictureAddress, UploadPicture } from '../rich-text-editor/rich-text-editor';
import type { HtmlNoticeProps } from './html-notice';
import { topicEditorMessages } from './messages';
import type { TopicConflict, TopicDraft } from './topic-notices';
import type { AuthoredTopicDetailView, TopicTyping } from './types';

export interface TopicWritingProps {
  topic: AuthoredTopicDetailView;
  /** What the last review asked to change in the lesson, above it. */
  reviewNotes?: ReactNode;
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
export const formatOf = ({ format = 'markdown' }: TopicTyping) => format;
/** The text without the metadata of a version. */
const textOf = ({ title, markdown, format }: TopicTyping): TopicTyping => ({
  title,
  markdown,
  ...(format && { format }),
});
const same = (a: TopicTyping, b: TopicTyping) =>
  a.title === b.title && a.markdown === b.markdown && formatOf(a) === formatOf(b);

/**
 * What is typed in the editor of a lesson, and whether it is saved. The parts of the screen share it.
 * @param area around everything in which Ctrl+S saves the lesson
 */
export function useTopicWriting(props: TopicWritingProps, area: RefObject<HTMLElement | null>) {
  const { topic, draft, saveState, limits = LIMITS } = props;
  const t = useMessages(topicEditorMessages);
  const publishing = useMessages(publishingMessages);
  const id = useId();
  const [typing, setTyping] = useState<TopicTyping>(draft ?? topic);
  const [preview, setPreview] = useState(draft?.preview ?? topic.preview);
  const [found, setFound] = useState(draft !== undefined);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [saves, setSaves] = useState(0);
  const minor = useMinorCorrection(props.publishing);
  // The server may normalise the text, so the sent text counts as saved too.
  const [sent, setSent] = useState<TopicTyping & { preview: boolean }>();
  const isSaved = (one: (TopicTyping & { preview: boolean }) | undefined) =>
    one !== undefined && same(typing, one) && preview === one.preview;
  const differs = !isSaved(topic) && !isSaved(sent);
  const published = (topic.courseState ?? 'published') === 'published';
  const live = published ? 'saved' : topic.courseState === 'draft' ? 'savedDraft' : 'savedHidden';
  useSaveKey(area);
  useUnsavedWarning(saveState === 'unsaved' || saveState === 'saving');

  const keepFound = () => {
    if (!found) return;
    setFound(false);
    props.onRestoreDraft();
  };
  const save = async (): Promise<FormOutcome> => {
    const wrong: Record<string, string> = {};
    if (typing.title.trim() === '') wrong.title = t('titleMissing');
    if (typing.markdown.length > limits.markdown) wrong.markdown = t('textLong');
    if (Object.keys(wrong).length > 0) return { ok: false, message: t('check'), errors: wrong };
    keepFound();
    const outcome = await props.onPublish({
      ...textOf(typing),
      title: typing.title.trim(),
      preview,
      ...minor.values,
    });
    if (outcome.ok) {
      setSent({ ...typing, preview });
      minor.onSaved();
      setSaves((count) => count + 1);
    }
    return outcome;
  };

  return {
    formId: `${id}-form`,
    fieldIds: { title: `${id}-title`, markdown: `${id}-markdown`, minor: minor.id },
    limits,
    typing,
    type(change: Partial<TopicTyping>) {
      keepFound();
      const next = { ...textOf(typing), ...change };
      setTyping(next);
      props.onChange(next);
    },
    preview,
    choosePreview(chosen: boolean) {
      keepFound();
      setPreview(chosen);
      props.onPreviewChange?.(chosen);
    },
    minorField: minor.field(errors.minor),
    errors,
    busy,
    /** How often it was saved, with what that means for learners. */
    saves,
    savedText: minor.savedText(t(live)),
    differs,
    differsText: published && !props.publishing?.staged ? t('differs') : publishing('notSaved'),
    /** The text of the editor is a draft that was found. */
    found,
    keepFound,
    async save(): Promise<FormOutcome> {
      setBusy(true);
      try {
        const outcome = await save();
        setErrors(outcome.ok ? {} : (outcome.errors ?? {}));
        return outcome;
      } finally {
        setBusy(false);
      }
    },
    async discard(): Promise<FormOutcome> {
      const outcome = await props.onDiscardDraft();
      if (outcome.ok) {
        setFound(false);
        setTyping(textOf(topic));
        setPreview(topic.preview);
      }
      return outcome;
    },
    takeTheirs(theirs: TopicConflict) {
      setTyping(textOf(theirs));
      theirs.onTakeTheirs();
    },
  };
}

export type TopicWritingModel = ReturnType<typeof useTopicWriting>;
