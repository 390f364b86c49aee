export const WORDING = {
  saved: 'Thank you. Your review is published.',
  changed: 'Your review is changed.',
  gone: 'Your review is removed.',
  reported: 'Thank you. The administrators will look at this review.',
  noReview: 'There is no such review.',
  notEnrolled: 'Only learners of this course can review it.',
  noProgress: 'Finish your first lesson, then you can review this course.',
  ownCourse: 'This is your own course, so you cannot review it.',
  ownReview: 'This is your own review. You can change or remove it.',
  removedByAdmin: 'An administrator removed your review, so it cannot be changed.',
} as const;
