import { z } from 'zod';
import { defineCall } from '../call';
import { hubAnnouncementRoutes } from '../routes/hub-announcements';
import { HUB_ANNOUNCEMENT_STATES, HUB_LIMITS, LIMITS } from '../constants';
import { Id, Named, TextLanguage, Timestamp } from '../entities';
import { pageOf, PageQuery, typed, typedLines } from '../paging';

const Count = z.number().int();

/** An announcement of the hub. Its id is that of the thread in which members read it. */
export const HubAnnouncement = z.object({
  _id: Id,
  subject: z.string(),
  subjectLanguage: TextLanguage,
  body: z.string(),
  bodyLanguage: TextLanguage,
  /** Null once the account is deleted. */
  author: Named.nullable(),
  everyone: z.boolean(),
  /** Names at the time of sending. */
  cohorts: z.array(z.string()),
  mail: z.boolean(),
  state: z.enum(HUB_ANNOUNCEMENT_STATES),
  /** Members who have received it so far. */
  recipients: Count,
  /** Members whom it is for; once it is sent, those who received it. */
  total: Count,
  read: Count,
  createdAt: Timestamp,
});
export type HubAnnouncement = z.infer<typeof HubAnnouncement>;

export const listHubAnnouncements = defineCall(hubAnnouncementRoutes.listHubAnnouncements, {
  summary: 'Announcements of the hub, newest first, with how many members read each',
  query: PageQuery,
  answer: pageOf(HubAnnouncement),
});

/** 404 for a cohort that is not the hub's, 409 where nobody would get it. */
export const sendHubAnnouncement = defineCall(hubAnnouncementRoutes.sendHubAnnouncement, {
  summary: 'Write to all members of the hub or of cohorts; with `mail` the text is mailed as well',
  body: z
    .object({
      subject: typed('a title', LIMITS.subjectMax),
      body: typedLines('a text', LIMITS.messageMax),
      everyone: z.boolean(),
      cohortIds: z.array(Id).max(HUB_LIMITS.cohorts),
      mail: z.boolean(),
    })
    .refine(({ everyone, cohortIds }) => everyone || cohortIds.length > 0, {
      path: ['cohortIds'],
      error: 'Choose at least one cohort, or the whole hub',
    }),
  answer: z.object({ message: z.string(), data: HubAnnouncement }),
  status: 201,
});

export const getHubAnnouncement = defineCall(hubAnnouncementRoutes.getHubAnnouncement, {
  summary: 'One announcement of the hub',
  params: z.object({ id: Id }),
  answer: z.object({ data: HubAnnouncement }),
});
