import { accounts } from '@digiken/contract';
import { fullName } from '@digiken/contract/constants';
import { and, eq, ne } from 'drizzle-orm';
import { WORDING } from './wording';
import type { Caller } from '../platform/http/route';
import { type Route, route } from '../platform/http/route';
import type { Services } from '../platform/services';
import { written } from '../platform/language';
import { readAvatar } from './avatar';
import { ownId } from './own-id';
import { users } from './tables';

/** The caller's own profile. The caller was read from the database for this request, so it is not read again. */
export function userRoutes({ db, files }: Services): Route[] {
  const name = (firstName: string, lastName: string) => ({
    firstName,
    lastName,
    name: fullName({ firstName, lastName }),
  });

  const replaceAvatar = async (caller: Caller, avatar: string | null) => {
    const old = caller.user.avatar;
    await db.update(users).set({ avatar }).where(eq(users.id, caller.id));
    if (old && old !== avatar) {
      const others = await db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.avatar, old), ne(users.id, caller.id)))
        .limit(1);
      if (others.length === 0) await files.remove(db, old);
    }
    return { ...caller.user, avatar };
  };

  return [
    route(accounts.getUser, async ({ params, caller }) => {
      ownId(caller, params.id);
      return { data: caller.user };
    }),

    route(accounts.updateProfile, async ({ params, body, caller }) => {
      await db
        .update(users)
        .set({ ...body, ...written({ headline: body.headline, bio: body.bio }) })
        .where(eq(users.id, ownId(caller, params.id)));
      return {
        message: WORDING.profileSaved,
        data: { ...caller.user, ...body, ...name(body.firstName, body.lastName) },
      };
    }),

    route(accounts.uploadAvatar, async ({ params, caller, request }) => {
      ownId(caller, params.id);
      const picture = await readAvatar(request);
      const { path } = await files.put(db, picture, { ext: 'webp', type: 'image/webp' });
      await files.publish(db, path);
      return { message: WORDING.avatarSaved, data: await replaceAvatar(caller, path) };
    }),

    route(accounts.removeAvatar, async ({ params, caller }) => {
      ownId(caller, params.id);
      return { message: WORDING.avatarRemoved, data: await replaceAvatar(caller, null) };
    }),

    route(accounts.savePreferences, async ({ params, body, caller }) => {
      await db
        .update(users)
        .set({ preferences: body })
        .where(eq(users.id, ownId(caller, params.id)));
      return { message: WORDING.preferencesSaved, data: { ...caller.user, preferences: body } };
    }),
  ];
}
