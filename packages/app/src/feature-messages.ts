import { defineMessages } from '@digiken/ui/messages-provider';

/** Texts of the pages whose feature is not built yet: what is missing, and what people can use instead. */
export const featureMessages = defineMessages('features', {
  liveTitle: 'Live classes are not built yet',
  liveText: 'No classes are held on this site. Your lessons are open at any time.',
  adminLiveText: 'Classes cannot be scheduled on this site. Lessons are open at any time.',

  myCourses: 'Go to my courses',
  courses: 'See the courses',
});
