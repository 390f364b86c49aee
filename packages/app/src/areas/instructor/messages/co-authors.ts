import { defineMessages } from '@digiken/ui/messages-provider';

/** Texts around who writes a course. */
export const coAuthorPageMessages = defineMessages('instructor-co-authors', {
  title: 'Who writes here',
  intro: 'Co-instructors edit the course, mark answers and write to its learners.',
  failed: 'Who writes here could not be loaded.',
  again: 'Try again',
  invitation: 'Invitation to write a course',
  checking: 'Checking your invitation…',
  invited: 'You are invited to write “{title}”',
  invitedBy: '{name} invites you to write this course together.',
  rights:
    'You can edit the course and its quizzes, mark answers, see its learners and write to them. Prices and earnings stay with the owner. You can leave at any time.',
  accept: 'Accept',
  decline: 'Decline',
  answering: 'One moment…',
  bad: 'This invitation does not work',
  incomplete: 'The link is not complete. Open it again from the mail.',
  courses: 'Go to your courses',
  declined: 'The invitation is declined',
});
