import { EngineDown, type LiveEngine } from './engine';

const none = async (): Promise<never> => {
  throw new EngineDown('This site has no media server.');
};
const noAction = async (): Promise<void> => {};

/** For sites without sound and pictures: slides, chat and captions work. */
export const noEngine: LiveEngine = {
  available: false,
  records: false,
  open: noAction,
  publish: none,
  subscribe: none,
  answer: none,
  unpublish: noAction,
  setRole: noAction,
  remove: noAction,
  record: none,
  stopRecording: noAction,
  close: noAction,
  stop: noAction,
};
