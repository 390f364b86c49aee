import { discussions as calls } from '@digiken/contract';
import { publicId } from '../courses';
import { type Route, route } from '../platform/http/route';
import { countTry, type Limit } from '../platform/rate-limit';
import type { Services } from '../platform/services';
import { countReport, listReports, resolveReport } from '../reports';
import { acceptAnswer, moderateDiscussion, setFollowing, votePost } from './answers';
import { listDiscussions, listOwnDiscussions } from './list';
import { hidePost, POST_REPORTS, reportPost } from './moderation';
import { getDiscussion, markDiscussionRead } from './read';
import { WORDING } from './wording';
import { editPost, removePost, replyInDiscussion, startDiscussion } from './write';

const HOUR = 60 * 60;

const askLimits = (id: string): Limit[] => [{ key: `discussion:${id}`, max: 10, windowSeconds: HOUR }];
const replyLimits = (id: string): Limit[] => [
  { key: `discussion-reply:${id}`, max: 60, windowSeconds: HOUR },
];

/** Both copies of a lesson have the same discussions: those of the published one (spec 13.204). */
const lessonOf = ({ lessonId }: { lessonId: string }) => ({ lessonId: publicId(lessonId) });

export function discussionRoutes(services: Services): Route[] {
  const { db, clock } = services;
  return [
    route(calls.listDiscussions, ({ params, query, caller }) =>
      listDiscussions(db, caller, { ...lessonOf(params), ...query }),
    ),
    route(calls.startDiscussion, async ({ params, body, caller }) => {
      await countTry({ db, clock }, { limits: askLimits(caller.id), message: WORDING.tooManyQuestions });
      const id = await startDiscussion(services, caller, { ...lessonOf(params), ...body });
      return { message: WORDING.asked, data: await getDiscussion(db, caller, { id }) };
    }),
    route(calls.getDiscussion, async ({ params, query, caller }) => ({
      data: await getDiscussion(db, caller, { id: params.id, ...query }),
    })),
    route(calls.replyInDiscussion, async ({ params, body, caller }) => {
      await countTry({ db, clock }, { limits: replyLimits(caller.id), message: WORDING.tooManyReplies });
      const data = await replyInDiscussion(services, caller, { id: params.id, ...body });
      return { message: WORDING.replied, data };
    }),
    route(calls.acceptAnswer, async ({ params, body, caller }) => {
      await acceptAnswer(services, caller, { id: params.id, ...body });
      return { message: body.postId === null ? WORDING.unaccepted : WORDING.accepted };
    }),
    route(calls.moderateDiscussion, async ({ params, body, caller }) => {
      await moderateDiscussion(db, caller, { id: params.id, ...body });
      return { message: WORDING.saved };
    }),
    route(calls.followDiscussion, async ({ params, body, caller }) => {
      await setFollowing(services, caller, { id: params.id, ...body });
      return { message: body.following ? WORDING.followed : WORDING.unfollowed };
    }),
    route(calls.markDiscussionRead, async ({ params, caller }) => {
      await markDiscussionRead(services, caller, params.id);
      return { message: WORDING.read };
    }),
    route(calls.editPost, async ({ params, body, caller }) => ({
      message: WORDING.edited,
      data: await editPost(services, caller, { id: params.id, ...body }),
    })),
    route(calls.removePost, async ({ params, caller }) => {
      await removePost(services, caller, params.id);
      return { message: WORDING.removed };
    }),
    route(calls.votePost, async ({ params, body, caller }) => ({
      message: body.helpful ? WORDING.voted : WORDING.unvoted,
      data: { helpful: await votePost(services, caller, { id: params.id, ...body }) },
    })),
    route(calls.hidePost, async ({ params, body, caller }) => {
      await hidePost(services, caller, { id: params.id, ...body });
      return { message: body.hidden ? WORDING.hidden : WORDING.shown };
    }),
    route(calls.reportPost, async ({ params, body, caller }) => {
      await countReport(services, caller, WORDING.tooManyReports);
      await reportPost(services, caller, { id: params.id, ...body });
      return { message: WORDING.reported };
    }),
    route(calls.listOwnDiscussions, ({ query, caller }) => listOwnDiscussions(db, caller, query)),
    route(calls.listPostReports, ({ query }) => listReports(db, { kind: POST_REPORTS, ...query })),
    route(calls.resolvePostReport, ({ params, body, caller }) =>
      resolveReport(services, caller, { kind: POST_REPORTS, id: params.id, ...body }),
    ),
  ];
}
