import { defineMessages } from '../../foundations/messages-provider/messages-provider';

export const ratingMessages = defineMessages('rating', {
  value: '{value} of {max}',
  rated: {
    zero: 'No ratings yet',
    one: '{value} of {max}, {count} rating',
    other: '{value} of {max}, {count} ratings',
  },
  stars: { one: '{count} star', other: '{count} stars' },
  unrated: 'Not rated yet',
});
