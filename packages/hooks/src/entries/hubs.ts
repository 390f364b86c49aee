export { useAdminHubActions, useHubActions, useOwnHubActions } from '../actions/use-hub-actions';
export { useHubAnnouncementActions } from '../actions/use-hub-announcement-actions';
export { useHubAssignmentActions } from '../actions/use-hub-assignment-actions';
export { useHubPeopleActions } from '../actions/use-hub-people-actions';
export { useHubPictureActions } from '../actions/use-hub-picture-actions';
export { usePersonalInvitationActions } from '../actions/use-personal-invitation-actions';
export { useHubAnnouncement, useHubAnnouncements } from '../data/use-hub-announcements';
export {
  type AssignmentMemberPage,
  type AssignmentPage,
  useAssignedCourses,
  useHubAssignment,
  useHubAssignmentMembers,
  useHubAssignments,
} from '../data/use-hub-assignments';
export {
  type InvitationLinePage,
  type PersonalInvitationPage,
  useHubCohort,
  useHubCohorts,
  useInvitationCheck,
  useInvitationChecks,
  useInvitationLines,
  usePersonalInvitation,
  usePersonalInvitations,
} from '../data/use-hub-people';
export { useAdminHubs, useHub, useHubMembers, useHubs, useInvitation, useMyHubs } from '../data/use-hubs';
export {
  type OwnHubMemberDetail,
  useHubFigures,
  useHubSettings,
  useInvitations,
  useJoinRequests,
  useOwnHubMember,
  useOwnHubMembers,
} from '../data/use-own-hub';
