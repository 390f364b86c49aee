export { useTutorActions, useTutorAdminActions } from '../actions/use-tutor-actions';
export { type AssistantTalk, type AssistantTurn, useAssistantTalk } from '../data/use-assistant-talk';
export {
  useAssistant,
  useFlagged,
  useFlaggedConversation,
  useTalk,
  useTalks,
  useTutor,
  useTutorFigures,
} from '../data/use-tutor';
