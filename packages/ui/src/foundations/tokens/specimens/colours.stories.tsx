import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useDisplay, useTheme } from '../../theme-provider/theme-provider';
import { bound, contrast } from '../contrast';
import { type ThemeName, tokens } from '../design-tokens';

function useThemeName(): ThemeName {
  const { theme } = useTheme();
  const { contrast: level } = useDisplay().display;
  return level === 'high' ? `high-contrast-${theme}` : theme;
}

/** A colour swatch. Uses SVG, because the CSP blocks inline styles. */
function Swatch({ fill, ink, title }: { fill: string; ink?: string; title: string }) {
  return (
    <svg viewBox="0 0 48 32" role="img" aria-label={title} className="h-8 w-12 shrink-0 rounded-sm">
      <rect width="48" height="32" fill={fill} className="stroke-line-control" />
      {ink && (
        <g stroke={ink} strokeWidth="4" strokeLinecap="round">
          <path d="M10 11h28M10 21h18" />
        </g>
      )}
    </svg>
  );
}

function Roles() {
  const roles = Object.entries(tokens.themes[useThemeName()]);
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-4">
      {roles.map(([role, value]) => (
        <li key={role} className="flex items-center gap-3">
          <Swatch fill={value} title={`${role}, ${value}`} />
          <span>
            <span className="block font-bold">{role}</span>
            <code className="block font-mono text-sm text-ink-muted">{value}</code>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Pairs() {
  const theme = useThemeName();
  const roles = tokens.themes[theme];
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(17rem,1fr))] gap-x-6 gap-y-4">
      {tokens.pairs.map(([foreground, background, least]) => {
        const ratio = contrast(roles[foreground], roles[background]);
        return (
          <li key={`${foreground} ${background}`} className="flex items-center gap-3">
            <Swatch
              fill={roles[background]}
              ink={roles[foreground]}
              title={`${foreground} on ${background}`}
            />
            <span>
              <span className="block text-sm font-bold">
                {foreground} on {background}
              </span>
              <span data-slot="ratio" className="block text-sm text-ink-muted">
                {ratio.toFixed(2)} of at least {bound(theme, foreground, least)}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const meta = { title: 'Foundations/Colours' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every role of the current theme; select another one in the toolbar. */
export const AllRoles: Story = { render: () => <Roles /> };

/** The allowed pairs of roles with their computed contrast. Other pairs are not allowed. */
export const AllowedPairs: Story = {
  tags: ['wcag:1.4.3', 'wcag:1.4.11'],
  render: () => <Pairs />,
  play: async ({ canvasElement }) => {
    const ratios = [...canvasElement.querySelectorAll('[data-slot=ratio]')].map((line) => {
      const [ratio, least] = (line.textContent ?? '').match(/[\d.]+/g) ?? [];
      return Number(ratio) >= Number(least);
    });
    await expect(ratios).toHaveLength(tokens.pairs.length);
    await expect(ratios).not.toContain(false);
  },
};
