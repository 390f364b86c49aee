import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'DeviceCheck',
  group: 'live',
  status: 'beta',
  purpose: 'Tries microphone, camera and sound before a class, and says what the class costs in data.',
  use: {
    when: ['Before a live class, and in its dialog “Sound and picture”.'],
    not: ['A class takes place on another service, which asks by itself.'],
  },
  anatomy: [
    { part: 'device-check', is: 'The whole.' },
    { part: 'check-microphone', is: 'The switch, the level, and what to do if it cannot be used.' },
    { part: 'check-camera', is: 'The switch, the user’s own picture, and what to do if it cannot be used.' },
    { part: 'check-sound', is: 'A button that plays three notes.' },
  ],
  criteria: [
    'Nothing is asked for before the user turns it on.',
    'A person without any device can join, and the button says that they will listen.',
    'A refused, missing or busy device says what to do next, and is announced once.',
    'That a voice was heard is said in words, once; the level is a meter.',
    'The cost an hour is beside each choice of what is received.',
  ],
  wcag: ['1.3.1', '1.4.1', '2.1.1', '3.3.3', '4.1.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through the switches, choices and buttons' },
    { keys: 'Space', does: 'Turns a device on or off' },
    { keys: 'Up, Down', does: 'Chooses what is received' },
    { keys: 'Enter', does: 'Plays the test sound, or joins' },
  ],
};
