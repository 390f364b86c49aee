import { useEffect, useId, useRef, useState } from 'react';
import { CodeBlock } from '@digiken/ui/code-block';
import { Collapsible } from '@digiken/ui/collapsible';
import { FileInput } from '@digiken/ui/file-input';
import { Form } from '@digiken/ui/form';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { Select } from '@digiken/ui/select';
import { TextArea } from '@digiken/ui/text-area';
import type { AuthoredQuestionView } from '../../lib/authored-question';
import { EXAMPLES } from './examples';
import { type ImportedQuestions, ImportReport } from './import-report';
import { questionImportMessages } from './messages';

export { questionImportMessages } from './messages';

const FORMATS = ['markdown', 'gift', 'aiken'] as const;
export type QuestionTextFormat = (typeof FORMATS)[number];
type Source = QuestionTextFormat | 'qti';

function filesOf(file: File): FileList {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  return transfer.files;
}

type ReadOutcome =
  | { ok: true; data: ImportedQuestions }
  | { ok: false; message: string; errors?: Record<string, string> };

export interface QuestionImportProps {
  onReadText: (format: QuestionTextFormat, text: string) => Promise<ReadOutcome>;
  /** QTI; undefined: files cannot be read here. */
  onReadFile?: (file: File) => Promise<ReadOutcome>;
  /** Adds what was found; then the component begins again. */
  onAdd: (questions: AuthoredQuestionView[]) => Promise<FormOutcome>;
}

/** Adds many questions from a text or a file, after a report of what was found (spec 12.135). */
export function QuestionImport({ onReadText, onReadFile, onAdd }: QuestionImportProps) {
  const t = useMessages(questionImportMessages);
  const id = useId();
  const [source, setSource] = useState<Source>('markdown');
  const [text, setText] = useState('');
  const [file, setFile] = useState<File>();
  const [found, setFound] = useState<ImportedQuestions>();
  const fieldIds = { source: `${id}-source`, text: `${id}-text`, file: `${id}-file` };
  const area = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const returned = useRef(false);
  // Back from the report, the focus is in the text or on the file, which is still chosen.
  useEffect(() => {
    if (found === undefined && returned.current) {
      if (picker.current && file) picker.current.files = filesOf(file);
      (area.current ?? picker.current)?.focus();
    }
    returned.current = found !== undefined;
  }, [found, file]);

  if (found) {
    return (
      <div data-slot="question-import">
        <ImportReport
          {...found}
          from={source === 'qti' ? 'file' : 'text'}
          onChange={() => setFound(undefined)}
          onAdd={async (questions) => {
            const outcome = await onAdd(questions);
            if (outcome.ok) {
              setText('');
              setFile(undefined);
              setFound(undefined);
            }
            return outcome;
          }}
        />
      </div>
    );
  }
  const read = async (): Promise<FormOutcome> => {
    const fromFile = source === 'qti';
    if (fromFile && !file) return { ok: false, message: t('noFile'), errors: { file: t('noFile') } };
    if (!fromFile && text.trim() === '')
      return { ok: false, message: t('noText'), errors: { text: t('noText') } };
    const outcome =
      fromFile && file && onReadFile
        ? await onReadFile(file)
        : await onReadText(source === 'qti' ? 'markdown' : source, text);
    if (outcome.ok) setFound(outcome.data);
    return outcome.ok ? { ok: true } : outcome;
  };
  const sources: Source[] = onReadFile ? [...FORMATS, 'qti'] : [...FORMATS];
  return (
    <div data-slot="question-import">
      <Form fieldIds={fieldIds} submitLabel={t('read')} busyLabel={t('reading')} onSubmit={read}>
        {({ errors }) => (
          <>
            <Select
              id={fieldIds.source}
              label={t('source')}
              value={source}
              onChange={(event) => setSource(event.currentTarget.value as Source)}
              options={sources.map((value) => ({ value, label: t(value) }))}
            />
            {source === 'qti' ? (
              <FileInput
                ref={picker}
                id={fieldIds.file}
                label={t('file')}
                hint={t('fileHint')}
                accept=".xml,.zip,.imscc"
                onFile={setFile}
                error={errors.file}
              />
            ) : (
              <>
                <TextArea
                  ref={area}
                  id={fieldIds.text}
                  label={t('text')}
                  hint={t('textHint')}
                  value={text}
                  onChange={(event) => setText(event.currentTarget.value)}
                  rows={12}
                  className="font-mono"
                  spellCheck={false}
                  error={errors.text}
                />
                <Collapsible title={t('example')}>
                  <div className="pt-3">
                    <CodeBlock code={EXAMPLES[source]} language={t(source)} />
                  </div>
                </Collapsible>
              </>
            )}
          </>
        )}
      </Form>
    </div>
  );
}
