import { defineMessages } from '@digiken/ui/messages-provider';

/** The notice in consoles while the days to set up two-step sign-in run. */
export const twoStepNoticeMessages = defineMessages('two-step-notice', {
  due: 'Your role needs two-step sign-in. Without it you cannot go on here. This starts',
  setUp: 'Set it up now',
});
