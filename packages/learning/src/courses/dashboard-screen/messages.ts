import { defineMessages } from '@digiken/ui/messages-provider';

export const dashboardScreenMessages = defineMessages('dashboardScreen', {
  title: 'Karibu, {name}',
  titleOnly: 'Your dashboard',
  loading: 'Loading your courses…',
  continue: 'Continue where you stopped',
  start: 'Start here',
  others: 'My courses',
  all: 'See all my courses',
  finished: 'Everything is done',
  finishedText: 'You have finished every course that you are enrolled in.',
  none: 'Choose your first course',
  noneText: 'Find a course, choose its units, and it appears here with your progress.',
  browse: 'Browse courses',
});
