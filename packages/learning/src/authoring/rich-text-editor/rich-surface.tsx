import { textIn } from '@digiken/ui/internal/text-language';
import { clock } from '@digiken/ui/clock';
import { redoDepth, undoDepth } from 'prosemirror-history';
import { type Command, EditorState, Selection } from 'prosemirror-state';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';
import {
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { useAnnounce } from '@digiken/ui/announcer';
import { formatDataSize } from '@digiken/ui/internal/format-data-size';
import { useEffectEvent } from '@digiken/ui/internal/use-effect-event';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import {
  type Formats,
  formatsOf,
  insertTable,
  linkAt,
  setLink,
  setStyle,
  toggle,
  toggleList,
  toggleQuote,
} from './engine/commands';
import { InlineImages, type PictureAddress } from './engine/inline-images';
import { markdownSlice, PasteParser, picturesIn } from './engine/paste';
import { plugins, redo, undo } from './engine/plugins';
import { PortalBlocks } from './engine/portal-views';
import { schema } from './engine/schema';
import { SourceText } from './engine/source-text';
import { PictureUploads, type UploadPicture } from './engine/uploads';
import { useUnsavedWarning } from '../../lib/use-unsaved-warning';
import { LinkDialog } from './link-dialog';
import { richTextEditorMessages } from './messages';
import { PictureBox } from './picture-box';
import { RichToolbar, type RichTool } from './rich-toolbar';

const PICTURE_KINDS = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];
const ADDRESS = /^https?:\/\/\S+$/i;

/** As learners see it. The caret shows the focus. */
const TEXT_CLASS =
  'dk-prose min-h-72 text-lg rounded-md whitespace-pre-wrap outline-offset-12 outline-line-control focus-visible:outline-2 [&_td]:relative [&_th]:relative [&_tr:first-child>*]:border-b-2 [&_li[data-checked]]:list-[square] [&_.ProseMirror-selectednode]:outline-3 [&_.ProseMirror-selectednode]:outline-focus [&_.selectedCell]:bg-selected';

export interface RichSurfaceProps {
  id: string;
  label: string;
  describedBy: string | undefined;
  invalid: boolean;
  language: string | undefined;
  value: string;
  onValueChange: (markdown: string) => void;
  onPicture: UploadPicture | undefined;
  pictureBytes: number;
  pictureSrc: PictureAddress | undefined;
  /** Where the cursor is in the Markdown at first, and whether the text gets the focus. */
  start: { offset: number; focus: boolean };
  /** Shows the Markdown, with the cursor at this offset. */
  onMarkdown: (offset: number) => void;
  foot: ReactNode;
}

const COMMANDS: Partial<Record<RichTool, Command>> = {
  bold: toggle.strong,
  italic: toggle.em,
  code: toggle.code,
  bullet: toggleList(schema.nodes.bullet_list),
  ordered: toggleList(schema.nodes.ordered_list),
  quote: toggleQuote,
  undo,
  redo,
  tableInsert: insertTable,
  rowAfter: addRowAfter,
  columnAfter: addColumnAfter,
  rowDelete: deleteRow,
  columnDelete: deleteColumn,
  tableDelete: deleteTable,
};

/** The rich text and its tools. Loaded on demand, with the engine. */
export function RichSurface(props: RichSurfaceProps) {
  const { id, label, value, language, pictureBytes } = props;
  const t = useMessages(richTextEditorMessages);
  const locale = useLocale();
  const announce = useAnnounce();
  const mount = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const view = useRef<EditorView>(null);
  const source = useRef<SourceText>(null);
  const written = useRef(value);
  const [blocks] = useState(() => new PortalBlocks());
  const [uploads] = useState(() => new PictureUploads());
  const [images] = useState(() => new InlineImages());
  const portals = useSyncExternalStore(blocks.subscribe, blocks.snapshot);
  const pending = useSyncExternalStore(uploads.subscribe, uploads.snapshot).size > 0;
  useUnsavedWarning(pending);
  const [state, setState] = useState<EditorState>();
  const [linking, setLinking] = useState(false);
  const [chosen, setChosen] = useState<string>();
  /** The picture that the chosen file replaces. */
  const replaced = useRef<(upload: string) => void>(undefined);
  const hint = useId();

  const refusal = (file: File): string | undefined => {
    const size = (bytes: number) => formatDataSize(bytes, locale);
    if (!PICTURE_KINDS.includes(file.type)) return t('wrongKind');
    if (file.size > pictureBytes) return t('tooLarge', { size: size(file.size), limit: size(pictureBytes) });
    return undefined;
  };
  const [refused, setRefused] = useState<string>();

  const addPictures = (files: readonly File[], at?: number): string | undefined => {
    const editor = view.current;
    if (!editor || !props.onPicture) return undefined;
    let last: string | undefined;
    setRefused(undefined);
    for (const file of files) {
      const problem = refusal(file);
      if (problem) {
        setRefused(problem);
        announce(problem, { politeness: 'assertive' });
        continue;
      }
      last = uploads.begin(editor, file);
      const picture = schema.nodes.picture.create({ upload: last });
      const { tr } = editor.state;
      const place = at === undefined ? tr.selection.$from : tr.doc.resolve(at);
      // After the block with the cursor, so that no sentence is split; in place of an empty paragraph.
      if (place.depth === 1 && place.parent.content.size === 0) {
        tr.replaceRangeWith(place.before(1), place.after(1), picture);
      } else tr.insert(place.depth > 0 ? place.after(1) : place.pos, picture);
      editor.dispatch(tr.scrollIntoView());
    }
    return last;
  };
  const pasted = useEffectEvent(addPictures);
  const leftOut = useEffectEvent((count: number) => announce(t('picturesLeftOut', { count })));
  const changed = useEffectEvent((next: EditorState) => {
    const markdown = source.current?.write(next.doc).markdown ?? '';
    if (markdown === written.current) return;
    written.current = markdown;
    props.onValueChange(markdown);
  });
  const openLink = useEffectEvent(() => setLinking(true));
  const toToolbar = useEffectEvent(() =>
    toolbar.current?.querySelector<HTMLElement>('button:not([tabindex="-1"])')?.focus(),
  );
  const placed = useEffectEvent((failed: boolean) =>
    announce(failed ? t('uploadFailed') : t('pictureAdded'), { politeness: failed ? 'assertive' : 'polite' }),
  );

  const attributes = JSON.stringify({
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    'aria-describedby': [hint, props.describedBy].filter(Boolean).join(' '),
    ...(props.invalid && { 'aria-invalid': 'true' }),
    ...textIn(language),
    'data-slot': 'rich-text',
    class: TEXT_CLASS,
  });
  const begin = useEffectEvent((element: HTMLElement): EditorView => {
    source.current = new SourceText(props.value);
    const { doc } = source.current;
    if (props.pictureSrc) images.loadFrom(props.pictureSrc);
    const created = EditorState.create({ doc, plugins: plugins(openLink, toToolbar) });
    const editor: EditorView = new EditorView(element, {
      state: created,
      attributes: JSON.parse(attributes) as Record<string, string>,
      nodeViews: { picture: blocks.view, raw: blocks.view, image: images.view },
      clipboardParser: new PasteParser(leftOut),
      clipboardTextParser: (text, _context, plain) => (plain ? null : markdownSlice(text)) as never,
      dispatchTransaction(transaction) {
        const next = editor.state.apply(transaction);
        editor.updateState(next);
        setState(next);
        if (transaction.docChanged) changed(next);
      },
      handlePaste(_view, event): boolean {
        const data = event.clipboardData;
        const pictures = picturesIn(data?.files);
        if (pictures.length > 0 && !data?.types.includes('text/plain')) {
          pasted(pictures);
          return true;
        }
        const address = data?.getData('text/plain').trim() ?? '';
        if (editor.state.selection.empty || !ADDRESS.test(address)) return false;
        return setLink(address)(editor.state, editor.dispatch);
      },
      handleDrop(_view, event): boolean {
        const pictures = picturesIn(event.dataTransfer?.files);
        if (pictures.length === 0) return false;
        pasted(pictures, editor.posAtCoords({ left: event.clientX, top: event.clientY })?.pos);
        return true;
      },
    });
    const { start } = props;
    const at = doc.children
      .slice(0, source.current.indexAt(start.offset))
      .reduce((sum, node) => sum + node.nodeSize, 0);
    const selection = Selection.near(doc.resolve(Math.min(at, doc.content.size)));
    editor.dispatch(editor.state.tr.setSelection(selection).scrollIntoView());
    if (start.focus) editor.focus();
    return editor;
  });

  useEffect(() => {
    if (!mount.current) return undefined;
    const editor = begin(mount.current);
    view.current = editor;
    setState(editor.state);
    return () => {
      uploads.end();
      editor.destroy();
      view.current = null;
    };
  }, [uploads]);

  useEffect(() => {
    uploads.connect({ upload: props.onPicture, onPlaced: placed });
  });

  const { pictureSrc } = props;
  useEffect(() => {
    images.loadFrom(pictureSrc ?? ((src) => src));
  }, [images, pictureSrc]);

  // Another text, e.g. after the draft was discarded. A layout effect: a key pressed between the render and a passive
  // effect would make the value of this render look like another text.
  useLayoutEffect(() => {
    const editor = view.current;
    if (!editor || value === written.current) return;
    written.current = value;
    source.current = new SourceText(value);
    editor.updateState(EditorState.create({ doc: source.current.doc, plugins: editor.state.plugins }));
    setState(editor.state);
  }, [value]);

  useEffect(() => {
    view.current?.setProps({ attributes: JSON.parse(attributes) as Record<string, string> });
  }, [attributes]);

  const run = (command: Command | undefined) => {
    const editor = view.current;
    if (!editor || !command) return;
    command(editor.state, editor.dispatch, editor);
    // At once: what is typed next belongs to the text.
    editor.focus();
    // Again later: a menu returns the focus to its button when it closes.
    clock.setTimeout(() => editor.focus());
  };
  const apply = (tool: RichTool) => {
    if (tool === 'link') setLinking(true);
    else if (tool === 'picture') {
      replaced.current = undefined;
      chooser.current?.click();
    } else run(COMMANDS[tool]);
  };
  const offset = (): number => {
    const editor = view.current;
    if (!editor || !source.current) return 0;
    const { offsets } = source.current.write(editor.state.doc);
    const index = editor.state.selection.$from.index(0);
    return Math.max(0, ...offsets.slice(0, index + 1));
  };
  const toMarkdown = () => {
    if (!pending) return props.onMarkdown(offset());
    // The Markdown has no place for a picture without an address.
    setRefused(t('stillUploading'));
    announce(t('stillUploading'), { politeness: 'assertive' });
  };
  const saveLink = (href: string) => {
    setLinking(false);
    run(setLink(href));
  };
  const formats: Formats | undefined = state && formatsOf(state);

  return (
    <div data-slot="rich-surface" className="max-[52rem]:pb-16">
      {formats && state && (
        <RichToolbar
          controls={id}
          formats={formats}
          picture={props.onPicture !== undefined}
          canUndo={undoDepth(state) > 0}
          canRedo={redoDepth(state) > 0}
          toolbarRef={toolbar}
          onTool={apply}
          onStyle={(style) => run(setStyle(style))}
          onMarkdown={toMarkdown}
        />
      )}
      <div ref={mount} className="py-6" />
      <p id={hint} hidden>
        {t('keys')}
      </p>
      {refused && <p className="py-2 font-medium text-danger-ink">{refused}</p>}
      {props.foot}
      <input
        ref={chooser}
        type="file"
        hidden
        accept={PICTURE_KINDS.join(',')}
        aria-label={t('picture')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (!file || !view.current) return;
          const problem = refusal(file);
          if (replaced.current && !problem) replaced.current(uploads.begin(view.current, file));
          else setChosen(addPictures([file]));
        }}
      />
      {portals.map((block) =>
        createPortal(
          block.node.type === schema.nodes.picture ? (
            <PictureBox
              block={block}
              uploads={uploads}
              pictureSrc={pictureSrc}
              focused={chosen !== undefined && chosen === block.node.attrs.upload}
              onRetry={(upload) => view.current && void uploads.send(view.current, upload)}
              onReplace={() => {
                replaced.current = (upload) => block.set({ src: '', upload });
                chooser.current?.click();
              }}
            />
          ) : (
            <RawBlock source={String(block.node.attrs.source)} selected={block.selected} />
          ),
          block.element,
          String(block.key),
        ),
      )}
      <LinkDialog
        key={String(linking)}
        open={linking}
        href={state && (linkAt(state)?.attrs.href as string | undefined)}
        onClose={() => {
          setLinking(false);
          clock.setTimeout(() => view.current?.focus());
        }}
        onSave={saveLink}
      />
    </div>
  );
}

function RawBlock({ source, selected }: { source: string; selected: boolean }) {
  const t = useMessages(richTextEditorMessages);
  return (
    <div
      className={`rounded-lg border bg-sunken p-4 ${selected ? 'outline-3 outline-offset-2 outline-focus' : ''}`}
    >
      <p className="text-sm text-ink-muted">{t('kept')}</p>
      <pre className="mt-2 bg-transparent! p-0! text-sm whitespace-pre-wrap">{source}</pre>
    </div>
  );
}
