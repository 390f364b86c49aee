import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'SessionList',
  group: 'screens',
  status: 'beta',
  purpose: 'The devices where a person is signed in, and a way to sign each of them out.',
  use: {
    when: ['A person sees where they are signed in, and signs devices out.'],
    not: ['Only this device: the menu of the person does it.'],
  },
  anatomy: [
    { part: 'session-list', is: 'The list.' },
    { part: 'session', is: 'One device with its button.' },
  ],
  criteria: [
    'The device in use says so in words and cannot be signed out here by mistake.',
    'Each button names its device; signing out asks first.',
    'After a sign-out the focus goes to the list and the news is spoken; a failure is shown and spoken.',
    'Cancelling returns the focus to the button.',
    'Loading keeps the place of the list; an error says what to do.',
  ],
  wcag: ['1.3.1', '2.1.1', '2.4.3', '2.4.6', '3.3.4', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves from button to button' },
    { keys: 'Enter, Space', does: 'Asks whether to sign that device out' },
    { keys: 'Escape', does: 'Closes the question; focus returns to the button' },
  ],
};
