import { EngineDown, type LiveEngine } from './engine';

const none = async (): Promise<never> => {
  throw new EngineDown('This site has no media server.');
};
const nothing = async (): Promise<void> => {};

/** For sites without sound and pictures: slides, chat and captions work. */
export const noEngine: LiveEngine = {
  available: false,
  records: false,
  open: nothing,
  publish: none,
  subscribe: none,
  answer: none,
  unpublish: nothing,
  setRole: nothing,
  remove: nothing,
  record: none,
  stopRecording: nothing,
  close: nothing,
  stop: nothing,
};
