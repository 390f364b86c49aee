import type { Preview } from '@storybook/react-vite';
import './styles.css';
import { a11yFor, IN_GATE } from './gate/axe-settings';
import { enhanceArgTypes } from './arg-types';
import { checkStory, watchStory } from './gate/story-checks';
import { DocsFrame, DocsPage } from './docs/lazy-docs';
import { applyLanguage, directionOfStory, localeOf, STORY_DIRECTIONS, STORY_LOCALES } from './languages';
import { type Frame, StoryFrame } from './story-frame';
import { applyTheme, STORY_THEMES, themeOf } from './themes';

/** Storybook's hidden help pages contain links. Before the story, they would make a skip link not the first one. */
function putStorybooksPartsLast(): void {
  document.body.append(...document.querySelectorAll('body > .sb-wrapper'));
}

/** The story is played once more in a translated page, where only the translation is checked. */
const isTranslated = ({ parameters }: { parameters: { translated?: boolean } }) => parameters.translated;

/**
 * Axe comes after the checks of the gate. It calls a target too small that a bar covers in part at this moment, although
 * it scrolls clear of the bar.
 */
const restBars = (resting: boolean) =>
  void document.documentElement.toggleAttribute('data-bars-at-rest', resting);

const itemsOf = (choices: Record<string, { title: string }>) =>
  Object.entries(choices).map(([value, { title }]) => ({ value, title }));

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [enhanceArgTypes],
  initialGlobals: { theme: 'dark', locale: 'en-KE', direction: 'ltr', viewport: { value: undefined } },
  globalTypes: {
    theme: {
      description: 'Theme of the page',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        dynamicTitle: true,
        items: itemsOf(STORY_THEMES),
      },
    },
    locale: {
      description: 'Language of the library’s own texts',
      toolbar: { title: 'Language', icon: 'globe', dynamicTitle: true, items: itemsOf(STORY_LOCALES) },
    },
    direction: {
      description: 'Which way text runs',
      toolbar: { title: 'Direction', icon: 'transfer', dynamicTitle: true, items: itemsOf(STORY_DIRECTIONS) },
    },
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    docs: { page: DocsPage, container: DocsFrame, codePanel: true },
    chromatic: {
      modes: {
        'dark, desktop': { theme: 'dark', viewport: 'w1280' },
        'light, phone': { theme: 'light', viewport: 'w390' },
      },
    },
    viewport: {
      options: {
        w320: { name: 'Reflow, 320 px', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        w390: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        w768: { name: 'Tablet, 768 px', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        w1280: { name: 'Desktop, 1280 px', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Content',
          'Patterns',
          'Foundations',
          'Actions',
          'Forms',
          'Display',
          'Feedback',
          'Media',
          'Overlays',
          'Navigation',
          'Screens',
          'Layouts',
          'Learning',
          ['Site', 'Courses', 'Quizzes', 'Hubs', 'Authoring', 'Screens', 'Layouts'],
        ],
      },
    },
  },
  beforeEach: (context) => {
    context.parameters = { ...context.parameters, a11y: a11yFor(context.parameters) };
    putStorybooksPartsLast();
    restBars(false);
    applyTheme(themeOf(context.globals));
    applyLanguage(localeOf(context.globals), directionOfStory(context.globals));
    return isTranslated(context) ? undefined : watchStory();
  },
  afterEach: async (context) => {
    if (isTranslated(context)) return;
    await checkStory(context);
    restBars(IN_GATE);
  },
  decorators: [
    (Story, context) => (
      <StoryFrame
        theme={themeOf(context.globals)}
        locale={localeOf(context.globals)}
        direction={directionOfStory(context.globals)}
        frame={context.parameters.frame as Frame | undefined}
        inDocs={context.viewMode === 'docs'}
      >
        <Story />
      </StoryFrame>
    ),
  ],
};

export default preview;
