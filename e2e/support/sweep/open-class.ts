import type { DemoSession } from '../people.ts';

const SOON_MS = 5 * 60_000;

/** Plans a class whose doors are open already, in the course of another one. @param host the session of an instructor */
export async function openClass({ read, send }: DemoSession): Promise<void> {
  const { data } = await read<{ data: { course: { _id: string } | null }[] }>('/live/classes');
  await send('POST', '/live/classes', {
    title: 'Open now',
    description: '',
    courseId: data.find(({ course }) => course)?.course?._id,
    hubId: null,
    // The zone is UTC.
    starts: new Date(Date.now() + SOON_MS).toISOString().slice(0, 16),
    timeZone: 'UTC',
    minutes: 60,
    capacity: null,
    link: null,
    waitingRoom: false,
    recorded: false,
    repeat: null,
  });
}
