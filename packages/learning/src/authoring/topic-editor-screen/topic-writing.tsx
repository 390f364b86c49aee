import { useEffect, useRef, useState } from 'react';
import { Form } from '@digiken/ui/form';
import { MarkdownEditor } from '@digiken/ui/markdown-editor';
import { TextArea } from '@digiken/ui/text-area';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { textIn } from '@digiken/ui/internal/text-language';
import { type ChosenPicture, PictureDialog } from '../picture-dialog/picture-dialog';
import { RichTextEditor } from '../rich-text-editor/rich-text-editor';
import { DiscardButton } from './discard-button';
import { HtmlNotice } from './html-notice';
import { topicEditorMessages } from './messages';
import { ConflictNotice, DraftNotice } from './topic-notices';
import { formatOf, type TopicWritingModel, type TopicWritingProps } from './use-topic-writing';

interface PartProps extends TopicWritingProps {
  model: TopicWritingModel;
}

/** What needs a decision before writing goes on, and the title. */
export function TopicTitle({ model, ...props }: PartProps) {
  const { topic, draft, conflict } = props;
  const t = useMessages(topicEditorMessages);
  const { fieldIds, typing, type, found } = model;
  return (
    <>
      <div className="empty:hidden">{props.reviewNotes}</div>
      {conflict && (
        <ConflictNotice conflict={{ ...conflict, onTakeTheirs: () => model.takeTheirs(conflict) }} />
      )}
      {found && draft && (
        <DraftNotice
          draft={draft}
          saved={topic}
          onKeep={() => {
            model.keepFound();
            document.getElementById(fieldIds.markdown)?.focus();
          }}
          discard={<DiscardButton onDiscard={model.discard} />}
        />
      )}
      <TextArea
        id={fieldIds.title}
        form={model.formId}
        name="title"
        label={t('title')}
        {...textIn(topic.language)}
        autoComplete="off"
        rows={1}
        className="field-sizing-content resize-none text-xl! leading-tight font-heavy tracking-tight sm:text-2xl!"
        maxLength={model.limits.title}
        value={typing.title}
        // A long title wraps, but it is one line.
        onChange={(event) => type({ title: event.target.value.replaceAll(/\s*\n\s*/g, ' ') })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
        error={model.errors.title}
      />
    </>
  );
}

/** The text of the lesson. The bar above it saves it. */
export function TopicWriting({ model, ...props }: PartProps) {
  const { topic } = props;
  const t = useMessages(topicEditorMessages);
  const { fieldIds, limits, typing, type } = model;
  const insert = useRef<(text: string) => void>(null);
  const picture = useRef<string>(undefined);
  const [choosing, setChoosing] = useState(false);
  const [startInText, setStartInText] = useState(props.startInText);

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
    <div data-slot="topic-writing" className="flex flex-col gap-8">
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
        id={model.formId}
        onSubmit={model.save}
        fieldIds={fieldIds}
        busyLabel={t('saving')}
        secondary={model.differs && !model.found && <DiscardButton onDiscard={model.discard} />}
        className="max-w-none!"
      >
        {({ errors }) =>
          formatOf(typing) === 'html' ? (
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
          )
        }
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
