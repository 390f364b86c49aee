import { Unstyled } from '@storybook/addon-docs/blocks';
import { icons as drawings, type IconNode } from 'lucide';
import { Icon } from '../../packages/ui/src/foundations/lib/icon';
import { Part } from './parts';

const icons: Record<string, IconNode> = drawings;

const sources = import.meta.glob<string>(
  ['../../packages/{ui,learning}/src/**/*.tsx', '!**/*.stories.tsx', '!**/*.test.tsx'],
  { eager: true, query: '?raw', import: 'default' },
);

/** The icons that each file imports from lucide. */
function usedIcons(): [string, string[]][] {
  const used = new Map<string, string[]>();
  for (const [file, source] of Object.entries(sources)) {
    const [, names = ''] = /import \{([^}]+)\} from 'lucide'/.exec(source) ?? [];
    for (const name of names.split(',').map((part) => part.trim().split(' as ')[0] ?? '')) {
      if (name in icons) used.set(name, [...(used.get(name) ?? []), file.split('/').at(-2) ?? file]);
    }
  }
  return [...used].sort(([a], [b]) => a.localeCompare(b));
}

export function Icons() {
  const used = usedIcons();
  return (
    <Unstyled>
      <article className="docs">
        <h1>Icons</h1>
        <p className="docs-purpose">
          {used.length} icons of Lucide, found in the sources. Take one of these before a new one.
        </p>
        <p>
          An icon stands beside a word and is hidden from screen readers; alone, it needs a name (IconButton).
          One that points along the text turns over where text runs from right to left.
        </p>
        <Part title="In use">
          <ul className="docs-swatches docs-icons">
            {used.map(([name, files]) => {
              const drawing = icons[name];
              return (
                <li key={name}>
                  {drawing && <Icon of={drawing} size="lg" />}
                  <div>
                    <strong>{name}</strong>
                    <span className="docs-muted">{[...new Set(files)].join(', ')}</span>
                  </div>
                </li>
              );
            })}
          </ul>
        </Part>
      </article>
    </Unstyled>
  );
}
