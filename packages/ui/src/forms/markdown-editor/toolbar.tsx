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
import { IconButton } from '../../actions/icon-button/icon-button';
import { Toolbar } from '../../actions/toolbar/toolbar';
import { cn } from '../../foundations/lib/cn';
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

export interface FormattingToolbarProps {
  /** Id of the text area that the tools edit. */
  controls: string;
  picture: boolean;
  /** Hidden and not focusable without a layout shift. */
  away: boolean;
  onTool: (tool: Tool) => void;
}

/** The formatting buttons. */
export function FormattingToolbar({ controls, picture, away, onTool }: FormattingToolbarProps) {
  const t = useMessages(markdownEditorMessages);
  const tools = picture ? TOOLS : TOOLS.filter(({ tool }) => tool !== 'picture');

  return (
    <Toolbar
      label={t('toolbar')}
      aria-controls={controls}
      data-slot="markdown-toolbar"
      className={cn('gap-0! max-sm:w-full max-sm:flex-nowrap!', away && 'invisible')}
    >
      {tools.map(({ tool, icon, keys, apart }) => (
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
            // Pressing a tool must not clear the selection in the text area.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onTool(tool)}
          />
        </span>
      ))}
    </Toolbar>
  );
}
