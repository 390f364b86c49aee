import { isIP } from 'node:net';
import { z } from 'zod';

const ENGINES = ['werift', 'janus', 'none'] as const;

/** Media of live classes (docs/guides/live-classes.md). */
export const LIVE_SETTINGS = {
  /** What forwards sound and pictures: the embedded server, Janus gateways, or nothing. */
  LIVE_ENGINE: z.enum(ENGINES, { error: 'LIVE_ENGINE must be werift, janus or none.' }).default('werift'),
  /** The address that people reach, if it is not one of this machine, e.g. behind a router. */
  LIVE_ADDRESS: z
    .string()
    .refine((value) => isIP(value) !== 0, 'LIVE_ADDRESS must be an IP address like 203.0.113.7.')
    .optional(),
  /** UDP ports of the embedded server. Each person in a class takes one or two. */
  LIVE_PORTS: z
    .string()
    .regex(/^\d{1,5}-\d{1,5}$/, 'LIVE_PORTS must be two ports like 40000-40200.')
    .default('40000-40200'),
  /** A relay for restrictive networks, or several with commas between them. */
  TURN_URL: z
    .string()
    .refine(
      (value) => listOf(value).every((url) => /^turns?:[^\s?]+(\?transport=(udp|tcp))?$/.test(url)),
      'TURN_URL must be an address like turn:turn.example.org:3478?transport=udp.',
    )
    .optional(),
  /** What the relay and this server share, to make passwords that work for ten minutes. */
  TURN_SECRET: z.string().optional(),
  /** Gateways, with commas between them; each class is on one of them. */
  JANUS_URLS: z
    .string()
    .refine(
      (value) => listOf(value).every((url) => URL.canParse(url) && /^https?:/.test(url)),
      'JANUS_URLS must be addresses like http://10.0.0.5:8088/janus, with commas between them.',
    )
    .optional(),
};

const listOf = (value: string): string[] =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

export interface LiveConfig {
  engine: (typeof ENGINES)[number];
  address: string | undefined;
  /** Both included. */
  ports: readonly [number, number];
  turnUrls: readonly string[];
  turnSecret: string | undefined;
  /** Without trailing slashes. */
  janusUrls: readonly string[];
}

type Settings = z.infer<z.ZodObject<typeof LIVE_SETTINGS>>;

/** Checks what belongs together. @param refuse throws the sentence */
export function readLive(s: Settings, refuse: (sentence: string) => never): LiveConfig {
  const [first = 0, last = 0] = s.LIVE_PORTS.split('-').map(Number);
  if (first < 1024 || last > 65_535 || last - first < 10)
    refuse('LIVE_PORTS must be at least 11 ports between 1024 and 65535.');
  const turnUrls = listOf(s.TURN_URL ?? '');
  if (turnUrls.length > 0 && s.TURN_SECRET === undefined) refuse('TURN_URL needs TURN_SECRET as well.');
  const janusUrls = listOf(s.JANUS_URLS ?? '').map((url) => url.replace(/\/+$/, ''));
  if (s.LIVE_ENGINE === 'janus' && janusUrls.length === 0) refuse('LIVE_ENGINE=janus needs JANUS_URLS.');
  return {
    engine: s.LIVE_ENGINE,
    address: s.LIVE_ADDRESS,
    ports: [first, last],
    turnUrls,
    turnSecret: s.TURN_SECRET,
    janusUrls,
  };
}
