import type { Role } from '@digiken/contract';
import { inArray } from 'drizzle-orm';
import { hashPassword } from '../auth';
import type { Executor } from '../platform/database';
import { written } from '../platform/language';
import { hubs, users } from '../users';
import { ago } from './days';
import { addressOf } from './find';
import { DEMO_HUBS } from './hubs-content';

/** The password of every demo account; printed at the first start. */
export const DEMO_PASSWORD = 'karibu-digiken';

interface DemoPerson {
  role: Role;
  firstName: string;
  lastName: string;
  /** Days since the sign-up. */
  daysAgo: number;
  /** What learners read about an instructor. */
  headline?: string;
  bio?: string;
}

/** One account for each role, printed at the first start, by the part before the @ of its address. */
const ACCOUNTS: Readonly<Record<string, DemoPerson>> = {
  learner: { role: 'user', firstName: 'Achieng', lastName: 'Odhiambo', daysAgo: 60 },
  instructor: {
    role: 'tutor',
    firstName: 'Wanjiku',
    lastName: 'Kamau',
    daysAgo: 60,
    headline: 'Teaches growing and bookkeeping in Nakuru',
    bio: 'Wanjiku ran a shop beside a matatu stage for eleven years and grows vegetables for her street. She teaches at the library on Tuesdays. (A person of the demonstration.)',
  },
  hub: { role: 'hub', firstName: 'Kiprono', lastName: 'Cheruiyot', daysAgo: 60 },
  content: { role: 'sudo', firstName: 'Halima', lastName: 'Abdi', daysAgo: 60 },
  admin: { role: 'admin', firstName: 'Mutua', lastName: 'Musyoka', daysAgo: 60 },
};

/** The other instructors, the second administrator, and the administrator of the second hub. */
const STAFF: Readonly<Record<string, DemoPerson>> = {
  rotich: {
    role: 'tutor',
    firstName: 'Kipchumba',
    lastName: 'Rotich',
    daysAgo: 210,
    headline: 'Keeps bees and hens near Kericho',
    bio: 'Kipchumba worked as a livestock extension officer for fourteen years. He keeps thirty hives and two hundred hens with his family. (A person of the demonstration.)',
  },
  mwakio: {
    role: 'tutor',
    firstName: 'Zawadi',
    lastName: 'Mwakio',
    daysAgo: 190,
    headline: 'Nurse and first aid trainer in Taita',
    bio: 'Zawadi has trained teachers, boda riders and village health workers in first aid since 2012. (A person of the demonstration.)',
  },
  mutiso: {
    role: 'tutor',
    firstName: 'Brian',
    lastName: 'Mutiso',
    daysAgo: 170,
    headline: 'Teaches sums, spreadsheets and selling online',
    bio: 'Brian taught mathematics in Machakos and now helps traders and job seekers to use the phone that they have. (A person of the demonstration.)',
  },
  njambi: { role: 'admin', firstName: 'Njambi', lastName: 'Gathoni', daysAgo: 150 },
  kazungu: { role: 'hub', firstName: 'Mapenzi', lastName: 'Kazungu', daysAgo: 140 },
};

const learner = (firstName: string, lastName: string, daysAgo: number): DemoPerson => ({
  ...{ role: 'user', firstName, lastName, daysAgo },
});

/** With the account `learner` thirty learners. */
const LEARNERS: Readonly<Record<string, DemoPerson>> = {
  otieno: learner('Otieno', 'Barasa', 30),
  naserian: learner('Naserian', 'Lekishon', 30),
  wambui: learner('Wambui', 'Njoroge', 128),
  mwende: learner('Mwende', 'Kilonzo', 121),
  gitau: learner('Kamau', 'Gitau', 117),
  akinyi: learner('Akinyi', 'Ouko', 112),
  juma: learner('Juma', 'Salim', 105),
  fatuma: learner('Fatuma', 'Hassan', 98),
  cherono: learner('Cherono', 'Langat', 96),
  kibet: learner('Kibet', 'Korir', 91),
  moraa: learner('Moraa', 'Nyaboke', 88),
  ombati: learner('Ombati', 'Onsongo', 83),
  nafula: learner('Nafula', 'Wekesa', 80),
  simiyu: learner('Simiyu', 'Wafula', 74),
  kendi: learner('Kendi', 'Mutembei', 71),
  muriuki: learner('Muriuki', 'Kirimi', 66),
  rehema: learner('Rehema', 'Charo', 64),
  baraka: learner('Baraka', 'Ngala', 57),
  ekai: learner('Ekai', 'Lokwawi', 52),
  nasieku: learner('Nasieku', 'Lenku', 49),
  adhiambo: learner('Adhiambo', 'Opiyo', 45),
  odongo: learner('Odongo', 'Were', 41),
  njeri: learner('Njeri', 'Mwangi', 37),
  kariuki: learner('Kariuki', 'Maina', 33),
  mueni: learner('Mueni', 'Musau', 28),
  kioko: learner('Kioko', 'Nzomo', 24),
  amina: learner('Amina', 'Abdullahi', 19),
  hamisi: learner('Hamisi', 'Bakari', 15),
  sang: learner('Chepkorir', 'Sang', 10),
};

export const DEMO_ACCOUNTS = Object.entries(ACCOUNTS).map(([name, { role }]) => ({
  role,
  email: addressOf(name),
}));

/** Adds all accounts, with the hubs that some of them administer. Call it in a transaction. */
export async function addPeople(tx: Executor, now: Date): Promise<void> {
  const names = Object.values(DEMO_HUBS).map(({ name }) => name);
  await tx.insert(hubs).values(names.map((name) => ({ name, createdAt: ago(now, 60) })));
  const made = await tx.select({ id: hubs.id, name: hubs.name }).from(hubs).where(inArray(hubs.name, names));
  const hubOf = (person: string) => {
    const own = Object.values(DEMO_HUBS).find(({ administrator }) => administrator === person);
    return made.find(({ name }) => name === own?.name)?.id ?? null;
  };
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await tx.insert(users).values(
    Object.entries({ ...ACCOUNTS, ...STAFF, ...LEARNERS }).map(
      ([name, { daysAgo, headline = '', bio = '', ...person }]) => ({
        ...person,
        ...written({ headline, bio }),
        email: addressOf(name),
        passwordHash,
        hubId: hubOf(name),
        emailVerifiedAt: ago(now, daysAgo),
        createdAt: ago(now, daysAgo),
      }),
    ),
  );
}
