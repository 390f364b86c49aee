export { discussionPersonalData } from './personal-data';
export { countUnanswered } from './list';
export { discussionRoutes } from './routes';
export { refreshThread } from './refresh-thread';
export {
  discussionFollowers,
  discussionPosts,
  discussionReports,
  discussionThreads,
} from './tables';
