import type { DemoSession } from '../people.ts';

const SOON_MS = 5 * 60_000;

interface LiveClass {
  course: { _id: string } | null;
  state: string;
}

/**
 * Plans a class whose doors are open already, in the course of another one, unless there is one.
 */
export async function openClass({ read, send }: DemoSession): Promise<void> {
  const { data } = await read<{ data: LiveClass[] }>('/live/classes');
  if (data.some(({ state }) => state === 'open' || state === 'live')) return;
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
