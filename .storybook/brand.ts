import { create } from 'storybook/theming';
import { tokens } from '../packages/ui/src/foundations/tokens/design-tokens';
import type { StoryTheme } from './themes';

/** The mark of the product with the library's name, as a picture. */
function logo(ink: string, accent: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="150" height="34" viewBox="0 0 150 34">
    <circle cx="20" cy="13" r="8" fill="${accent}"/>
    <path d="M1 29 11.5 13.5l6.8 9 4-5.2L33 29Z" fill="${ink}"/>
    <text x="42" y="24" font-family="system-ui, sans-serif" font-size="21" font-weight="800" fill="${ink}">Digiken</text>
  </svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Storybook's own frame, and the text of its docs pages, in a theme of the library. */
export function storybookTheme(name: StoryTheme) {
  const role = tokens.themes[name];
  return create({
    base: name.endsWith('light') ? 'light' : 'dark',
    brandTitle: 'Digiken, the library',
    brandImage: logo(role.ink, role.emphasis),
    brandUrl: './?path=/docs/welcome--docs',
    brandTarget: '_self',
    fontBase: tokens.scale['font.sans'],
    fontCode: tokens.scale['font.mono'],
    appBg: role.surface,
    appContentBg: role.canvas,
    appPreviewBg: role.canvas,
    appHoverBg: role.hover,
    appBorderColor: role.line,
    appBorderRadius: 8,
    textColor: role.ink,
    textMutedColor: role['ink-muted'],
    textInverseColor: role.canvas,
    colorPrimary: role.accent,
    colorSecondary: role.link,
    barBg: role.surface,
    barTextColor: role['ink-muted'],
    barHoverColor: role.ink,
    barSelectedColor: role.link,
    buttonBg: role.surface,
    buttonBorder: role['line-control'],
    booleanBg: role.sunken,
    booleanSelectedBg: role.raised,
    inputBg: role.surface,
    inputBorder: role['line-control'],
    inputTextColor: role.ink,
  });
}
