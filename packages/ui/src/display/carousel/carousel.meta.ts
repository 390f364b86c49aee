import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Carousel',
  group: 'display',
  status: 'beta',
  forwards: 'the root',
  purpose: 'Slides of equal weight, of which one is shown at a time.',
  synonyms: ['slideshow', 'slider of pictures'],
  use: {
    when: [
      'A few pictures or quotes of the same kind, none of which is needed: screenshots of a course, voices of learners.',
      'Two to about seven slides.',
    ],
    not: [
      'For what readers must see: most see the first slide only. Show it.',
      'For steps in an order: use Stepper. For views that are compared: use Tabs.',
      'For a list of courses: a grid shows all of them at once.',
    ],
  },
  anatomy: [
    { part: 'carousel', is: 'A named region that says it is a carousel' },
    {
      part: 'carousel-controls',
      is: 'Pause if it plays, previous, next and one button per slide, before the slides',
    },
    { part: 'carousel-track', is: 'Scrolls from slide to slide' },
    { part: 'carousel-slide', is: 'A group named by its position and label' },
  ],
  criteria: [
    'Previous, next and the picker come before the slides; the buttons keep their place and their focus.',
    'Each slide tells its position, the number of slides and its label; slides out of sight are inert.',
    'A change by a button is announced politely; automatic changes and swipes of the user are not.',
    'It does not play by default. With `autoPlay` the first control pauses it, hover and focus stop it, and it does not start under reduced motion.',
    'Swiping and scrolling work natively, snap to a slide, and update the picker.',
    'In right-to-left text the slides run from right to left, and the arrows are mirrored.',
    'The current slide is marked by shape, not by colour alone; all targets are at least 24 px.',
    'Long slides and labels wrap at 320 px.',
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.10', '2.1.1', '2.2.2', '2.4.3', '2.5.1', '2.5.8', '4.1.2', '4.1.3'],
  interactive: true,
  keyboard: [
    {
      keys: 'Tab, Shift+Tab',
      does: 'Moves through the controls, then to the slides and into the current one',
    },
    { keys: 'Arrow left, Arrow right', does: 'Scroll the focused slides' },
    { keys: 'Enter, Space', does: 'Pauses or plays, shows the previous, next or chosen slide' },
  ],
  notes:
    'Swiping always has buttons beside it (WCAG 2.5.1). Slides out of sight are inert, so find-in-page skips them.',
};
