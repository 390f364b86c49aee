export { discussionPersonalData } from './personal-data';
export { discussionRoutes } from './routes';
export { refreshThread } from './refresh-thread';
export {
  discussionFollowers,
  discussionPosts,
  discussionReports,
  discussionThreads,
} from './tables';
