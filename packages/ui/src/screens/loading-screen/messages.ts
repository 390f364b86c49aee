import { defineMessages } from '../../foundations/messages-provider/messages-provider';

export const loadingScreenMessages = defineMessages('loading-screen', {
  message: 'Loading...',
  subText: 'Please wait while we prepare everything for you',
  stillWorking: 'Still working on it. A slow connection can take a little longer.',
});
