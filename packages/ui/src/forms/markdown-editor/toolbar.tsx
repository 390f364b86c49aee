import {
  Bold,
  Code,
  Heading,
  type IconNode,
  Image,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  Quote,
} from 'lucide';
import { type KeyboardEvent, useState } from 'react';
import { IconButton } from '../../actions/icon-button/icon-button';
import { cn } from '../../foundations/lib/cn';
import { rowTarget } from '../../foundations/lib/direction';
import { Icon } from '../../foundations/lib/icon';
import { useMessages } from '../../foundations/messages-provider/messages-provider';
import { markdownEditorMessages } from './messages';

export type Tool =
  | 'bold'
  | 'italic'
  | 'heading'
  | 'link'
  | 'bullet'
  | 'number'
  | 'quote'
  | 'code'
  | 'picture';

const TOOLS: readonly { tool: Tool; icon: IconNode; keys?: string; apart?: boolean }[] = [
  { tool: 'bold', icon: Bold, keys: 'Control+B' },
  { tool: 'italic', icon: Italic, keys: 'Control+I' },
  { tool: 'heading', icon: Heading },
  { tool: 'bullet', icon: List, apart: true },
  { tool: 'number', icon: ListOrdered },
  { tool: 'quote', icon: Quote },
  { tool: 'link', icon: LinkIcon, keys: 'Control+K', apart: true },
  { tool: 'code', icon: Code },
  { tool: 'picture', icon: Image },
];

export interface ToolbarProps {
  /** Id of the text area that the tools edit. */
  controls: string;
  picture: boolean;
  /** Hidden and not focusable without a layout shift. */
  away: boolean;
  onTool: (tool: Tool) => void;
}

/** Formatting buttons with one tab stop and arrow keys (APG toolbar). */
export function Toolbar({ controls, picture, away, onTool }: ToolbarProps) {
  const t = useMessages(markdownEditorMessages);
  const [current, setCurrent] = useState(0);
  const tools = picture ? TOOLS : TOOLS.filter(({ tool }) => tool !== 'picture');

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const target = rowTarget(event, current, tools.length);
    if (target === undefined) return;
    event.preventDefault();
    setCurrent(target);
    event.currentTarget.querySelectorAll<HTMLElement>('button')[target]?.focus();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- 2026-11-22: one of its buttons is the tab stop (roving tabindex)
    <div
      role="toolbar"
      aria-label={t('toolbar')}
      aria-controls={controls}
      data-slot="markdown-toolbar"
      onKeyDown={move}
      className={cn('flex items-center max-sm:w-full sm:flex-wrap', away && 'invisible')}
    >
      {tools.map(({ tool, icon, keys, apart }, index) => (
        <span
          key={tool}
          className={cn('inline-flex max-sm:min-w-0 max-sm:flex-1 max-sm:*:w-full', apart && 'sm:ms-2')}
        >
          <IconButton
            size="sm"
            className="max-sm:w-full!"
            label={t(tool)}
            icon={<Icon of={icon} size={19} />}
            aria-keyshortcuts={keys}
            tabIndex={index === current ? 0 : -1}
            onFocus={() => setCurrent(index)}
            // Pressing a tool must not clear the selection in the text area.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onTool(tool)}
          />
        </span>
      ))}
    </div>
  );
}
