import {
  Bold,
  Code,
  Ellipsis,
  type IconNode,
  Image,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Table,
  Undo2,
} from 'lucide';
import type { RefObject } from 'react';
import { Icon } from '@digiken/ui/icon';
import { IconButton } from '@digiken/ui/icon-button';
import { useMediaQuery } from '@digiken/ui/internal/use-client-value';
import { Menu, type MenuEntry } from '@digiken/ui/menu';
import { useMessages } from '@digiken/ui/messages-provider';
import { Toolbar } from '@digiken/ui/toolbar';
import type { Formats, TextStyle } from './engine/commands';
import { richTextEditorMessages } from './messages';

export type TableTool =
  | 'tableInsert'
  | 'rowAfter'
  | 'columnAfter'
  | 'rowDelete'
  | 'columnDelete'
  | 'tableDelete';
export type RichTool =
  | 'bold'
  | 'italic'
  | 'code'
  | 'link'
  | 'bullet'
  | 'ordered'
  | 'quote'
  | 'picture'
  | 'undo'
  | 'redo'
  | TableTool;

const STYLES = ['text', 'h2', 'h3', 'h4', 'code'] as const;
const IN_TABLE: readonly TableTool[] = [
  'rowAfter',
  'columnAfter',
  'rowDelete',
  'columnDelete',
  'tableDelete',
];

interface Tool {
  tool: RichTool;
  icon: IconNode;
  keys?: string;
  pressed?: (formats: Formats) => boolean;
  /** Beside the first tools on a phone; the others wait in the menu. */
  first?: boolean;
}

const TOOLS: readonly Tool[] = [
  { tool: 'bold', icon: Bold, keys: 'Control+B', pressed: ({ strong }) => strong, first: true },
  { tool: 'italic', icon: Italic, keys: 'Control+I', pressed: ({ em }) => em },
  { tool: 'link', icon: LinkIcon, keys: 'Control+K', pressed: ({ link }) => link !== null, first: true },
  { tool: 'bullet', icon: List, pressed: ({ bullet }) => bullet, first: true },
  { tool: 'ordered', icon: ListOrdered, pressed: ({ ordered }) => ordered },
  { tool: 'quote', icon: Quote, pressed: ({ quote }) => quote },
  { tool: 'code', icon: Code, pressed: ({ code }) => code },
  { tool: 'picture', icon: Image, first: true },
];

export interface RichToolbarProps {
  /** Id of the text. */
  controls: string;
  formats: Formats;
  picture: boolean;
  canUndo: boolean;
  canRedo: boolean;
  toolbarRef: RefObject<HTMLDivElement | null>;
  onTool: (tool: RichTool) => void;
  onStyle: (style: TextStyle) => void;
  onMarkdown: () => void;
}

/** The tools of the rich text: one stop of Tab. On a phone at the bottom of the window, the rarer ones in a menu. */
export function RichToolbar(props: RichToolbarProps) {
  const { formats, onTool, controls, canUndo, canRedo, toolbarRef } = props;
  const t = useMessages(richTextEditorMessages);
  const phone = useMediaQuery('(width < 52rem)');
  const tools = TOOLS.filter(({ tool }) => props.picture || tool !== 'picture');
  const styleName = (style: TextStyle) => t(style === 'code' ? 'codeBlock' : style);
  const entry = (tool: RichTool, disabled = false): MenuEntry => ({
    label: t(tool),
    disabled,
    onSelect: () => onTool(tool),
  });
  const table = formats.table ? IN_TABLE.map((tool) => entry(tool)) : [entry('tableInsert')];
  const history = [entry('undo', !canUndo), entry('redo', !canRedo)];

  return (
    <Toolbar
      ref={toolbarRef}
      label={t('toolbar')}
      aria-controls={controls}
      data-slot="rich-toolbar"
      data-bar="bottom"
      className="gap-0.5! border-b bg-canvas py-1 max-[52rem]:fixed max-[52rem]:inset-x-0 max-[52rem]:bottom-0 max-[52rem]:z-20 max-[52rem]:justify-between max-[52rem]:border-t max-[52rem]:border-b-0 max-[52rem]:bg-surface max-[52rem]:px-2 max-[19em]:static! min-[52rem]:sticky min-[52rem]:bottom-auto min-[52rem]:top-(--dk-editor-top,0px) min-[52rem]:z-10"
    >
      <Menu
        label={styleName(formats.style)}
        variant="quiet"
        size="sm"
        items={[
          {
            group: t('style'),
            value: formats.style,
            options: STYLES.map((style) => ({ value: style, label: styleName(style) })),
            onValueChange: (style) => props.onStyle(style as TextStyle),
          },
        ]}
      />
      {tools
        .filter(({ first }) => !phone || first)
        .map(({ tool, icon, keys, pressed }) => (
          <IconButton
            key={tool}
            size={phone ? 'md' : 'sm'}
            label={t(tool)}
            icon={<Icon of={icon} size={20} />}
            aria-keyshortcuts={keys}
            aria-pressed={pressed?.(formats)}
            className="aria-pressed:bg-selected forced-colors:aria-pressed:border-[Highlight]"
            // Pressing a tool must not clear the selection.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onTool(tool)}
          />
        ))}
      {phone ? (
        <Menu
          label={t('more')}
          icon={<Icon of={Ellipsis} size={20} />}
          variant="quiet"
          align="end"
          items={[
            ...tools.filter(({ first }) => !first).map(({ tool }) => entry(tool)),
            { separator: true },
            ...table,
            { separator: true },
            ...history,
            { separator: true },
            { label: t('markdown'), onSelect: props.onMarkdown },
          ]}
        />
      ) : (
        <>
          <Menu
            label={t('table')}
            icon={<Icon of={Table} size={20} />}
            variant="quiet"
            size="sm"
            items={table}
          />
          <IconButton
            size="sm"
            label={t('undo')}
            icon={<Icon of={Undo2} size={20} className="rtl:-scale-x-100" />}
            aria-keyshortcuts="Control+Z"
            aria-disabled={!canUndo}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onTool('undo')}
          />
          <IconButton
            size="sm"
            label={t('redo')}
            icon={<Icon of={Redo2} size={20} className="rtl:-scale-x-100" />}
            aria-keyshortcuts="Control+Y"
            aria-disabled={!canRedo}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onTool('redo')}
          />
          <MarkdownToggle shown={false} onToggle={props.onMarkdown} />
        </>
      )}
    </Toolbar>
  );
}

/** Switches between the text as learners see it and its Markdown. */
function MarkdownToggle({ shown, onToggle }: { shown: boolean; onToggle: () => void }) {
  const t = useMessages(richTextEditorMessages);
  return (
    <button
      type="button"
      aria-pressed={shown}
      className="ms-auto min-h-9 rounded-md px-3 text-sm font-bold hover:bg-hover aria-pressed:bg-selected forced-colors:border-2 forced-colors:border-[ButtonBorder] forced-colors:aria-pressed:border-[Highlight]"
      onMouseDown={(event) => event.preventDefault()}
      onClick={onToggle}
    >
      {t('markdown')}
    </button>
  );
}
