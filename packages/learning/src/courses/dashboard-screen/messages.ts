import { defineMessages } from '@digiken/ui/messages-provider';

export const dashboardScreenMessages = defineMessages('dashboardScreen', {
  title: 'Karibu, {name}',
  titleOnly: 'Your dashboard',
  loading: 'Loading your courses…',
  others: 'My courses',
  all: 'See all my courses',
});
