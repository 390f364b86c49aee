import { tutor as calls } from '@digiken/contract';
import { type Route, route } from '../platform/http/route';
import { tutorFigures } from './admin/figures';
import { getFlagged, listFlagged, reviewFlagged } from './admin/flagged';
import { readTutorSettings, saveTutorSettings } from './admin/settings';
import type { OpenTutor } from './open';
import { WORDING } from './wording';

/** A content manager reads figures, settings and flagged conversations; only an administrator changes settings. */
export function tutorAdminRoutes(tutor: OpenTutor): Route[] {
  const { db } = tutor;
  return [
    route(calls.getTutorFigures, async () => ({ data: await tutorFigures(tutor) })),
    route(calls.listFlagged, ({ query }) => listFlagged(db, query)),
    route(calls.getFlagged, async ({ params, caller }) => ({
      data: await getFlagged(tutor, caller, params.id),
    })),
    route(calls.reviewFlagged, async ({ params, body, caller }) => ({
      message: WORDING.reviewed,
      data: await reviewFlagged(tutor, caller, { id: params.id, note: body.note }),
    })),
    route(calls.getTutorSettings, async () => ({ data: await readTutorSettings(db) })),
    route(calls.saveTutorSettings, async ({ body, caller }) => ({
      message: WORDING.saved,
      data: await saveTutorSettings(tutor, caller, body),
    })),
  ];
}
