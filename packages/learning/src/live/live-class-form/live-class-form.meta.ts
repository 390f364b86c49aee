import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'LiveClassForm',
  group: 'live',
  status: 'beta',
  purpose: 'Plans a live class or a series of them, or changes one.',
  synonyms: ['meeting', 'schedule', 'event'],
  use: {
    when: ['An instructor or hub administrator plans or changes a class.'],
    not: ['To order slides or describe them: use ClassSlides.'],
  },
  anatomy: [
    { part: 'live-class-form', is: 'The whole.' },
    { part: 'repetition', is: 'A sentence that says how often the class takes place, and until when.' },
  ],
  criteria: [
    'A sentence says what a repetition means: how many classes, on which weekday, at what time, until when; a change is announced once.',
    'The time zone is named, and is that of Nairobi unless another one is chosen.',
    'Recording is off by default, and its hint says what it means for everyone.',
    'A class on another service asks for its address and nothing that applies only here.',
    'What is missing or refused is named at its field; what was typed stays, also after leaving the page.',
  ],
  wcag: ['1.3.1', '2.1.1', '3.3.1', '3.3.2', '3.3.3', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through the fields to the button' },
    { keys: 'Up, Down', does: 'Chooses where the class takes place; changes a number' },
    { keys: 'Space', does: 'Turns the waiting room or the recording on or off' },
    { keys: 'Enter', does: 'Saves' },
  ],
};
