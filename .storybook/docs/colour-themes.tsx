import { Unstyled } from '@storybook/addon-docs/blocks';
import { bound, contrast } from '../../packages/ui/src/foundations/tokens/contrast';
import { type Role, tokens } from '../../packages/ui/src/foundations/tokens/design-tokens';
import { STORY_THEMES, type StoryTheme } from '../themes';
import { Part } from './parts';

function Swatch({ fill, ink }: { fill: string; ink?: string }) {
  return (
    <svg viewBox="0 0 48 32" width="48" height="32" aria-hidden="true">
      <rect width="47" height="31" x="0.5" y="0.5" rx="4" fill={fill} stroke="currentColor" />
      {ink && <path d="M10 11h28M10 21h18" stroke={ink} strokeWidth="4" strokeLinecap="round" />}
    </svg>
  );
}

function RoleOf({ theme, role }: { theme: StoryTheme; role: Role }) {
  const values = tokens.themes[theme];
  const grounds = tokens.pairs.filter(([foreground]) => foreground === role);
  const lowest = grounds
    .map(([, ground, least]) => ({ ground, least, ratio: contrast(values[role], values[ground]) }))
    .sort((a, b) => a.ratio - b.ratio)[0];
  return (
    <li>
      <Swatch fill={lowest ? values[lowest.ground] : values[role]} ink={lowest && values[role]} />
      <div>
        <span>
          <strong>{role}</strong> <code>{values[role]}</code>
        </span>
        <span className="docs-muted">
          {lowest
            ? `${lowest.ratio.toFixed(2)} on ${lowest.ground}, its hardest ground; at least ${bound(theme, role, lowest.least)}`
            : 'A ground or a line of decoration: nothing is read by it alone'}
        </span>
      </div>
    </li>
  );
}

/** Every role in every theme, with its lowest contrast on the backgrounds where it is allowed. */
export function ColourThemes() {
  return (
    <Unstyled>
      <article className="docs">
        <h1>Colour in every theme</h1>
        <p className="docs-purpose">
          Components name roles, never colours. Each contrast here is computed from the tokens, by the formula
          of WCAG, as this page is drawn.
        </p>
        <p>
          Which role may stand on which is a closed list of {tokens.pairs.length} pairs. The page Colours
          shows all of them for the theme of the toolbar; a test refuses a pair below its bound.
        </p>
        {(Object.keys(STORY_THEMES) as StoryTheme[]).map((theme) => (
          <Part key={theme} title={STORY_THEMES[theme].title}>
            <ul className="docs-swatches">
              {(Object.keys(tokens.themes[theme]) as Role[]).map((role) => (
                <RoleOf key={role} theme={theme} role={role} />
              ))}
            </ul>
          </Part>
        ))}
      </article>
    </Unstyled>
  );
}
