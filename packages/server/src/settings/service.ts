import type { SiteSettings } from '@digiken/contract';
import {
  DEFAULT_RETENTION,
  RETENTION_PARTS,
  SOCIAL_NETWORKS,
  type RetentionPart,
  type SocialLinks,
} from '@digiken/contract/constants';
import { eq } from 'drizzle-orm';
import { audit } from '../audit';
import type { Executor } from '../platform/database';
import type { Caller } from '../platform/http/route';
import type { Deps } from '../platform/services';
import { siteSettings } from './tables';

const SITE = 'site';
const NO_LINKS: SocialLinks = { facebook: null, x: null, youtube: null, linkedin: null };
const DEFAULTS: SiteSettings = {
  signUpOpen: true,
  supportEmail: null,
  notice: null,
  trustInstructors: false,
  twoPersonRefunds: true,
  fullNames: false,
  social: NO_LINKS,
  retention: { ...DEFAULT_RETENTION },
};
const RETENTION_SENTENCES: Record<RetentionPart, (days: number) => string> = {
  notifications: (days) => `Notifications are kept for ${days} days`,
  audit: (days) => `The audit log is kept for ${days} days`,
  tickets: (days) => `Closed help requests are kept for ${days} days`,
  exports: (days) => `Copies of personal data are kept for ${days} days`,
  deletion: (days) => `Accounts are deleted ${days} days after the request`,
};
const NETWORK_NAMES = { facebook: 'Facebook', x: 'X', youtube: 'YouTube', linkedin: 'LinkedIn' };

export async function readSettings(db: Executor): Promise<SiteSettings> {
  const [row] = await db.select().from(siteSettings).where(eq(siteSettings.id, SITE));
  if (row === undefined) return DEFAULTS;
  const {
    signUpOpen,
    supportEmail,
    notice,
    trustInstructors,
    twoPersonRefunds,
    fullNames,
    social,
    retention,
  } = row;
  return {
    signUpOpen,
    supportEmail,
    notice,
    trustInstructors,
    twoPersonRefunds,
    fullNames,
    social: { ...NO_LINKS, ...social },
    retention: { ...DEFAULT_RETENTION, ...retention },
  };
}

/** Saves the settings and audits what changed. Takes effect at once, in every process. */
export async function saveSettings(
  { db, clock }: Deps<'clock'>,
  caller: Caller,
  settings: Omit<SiteSettings, 'twoPersonRefunds' | 'fullNames' | 'social' | 'retention'> &
    Partial<SiteSettings>,
): Promise<SiteSettings> {
  return db.transaction(async (tx) => {
    // Locks the row: of two concurrent saves, the second audits its changes to the first.
    await tx
      .insert(siteSettings)
      .values({ id: SITE, ...DEFAULTS })
      .onConflictDoNothing();
    await tx
      .select({ id: siteSettings.id })
      .from(siteSettings)
      .where(eq(siteSettings.id, SITE))
      .for('update');
    const before = await readSettings(tx);
    const wanted = {
      ...settings,
      notice: settings.notice || null,
      twoPersonRefunds: settings.twoPersonRefunds ?? before.twoPersonRefunds,
      fullNames: settings.fullNames ?? before.fullNames,
      social: settings.social ?? before.social,
      retention: settings.retention ?? before.retention,
    };
    const detail = changes(before, wanted);
    if (detail === '') return wanted;
    await tx.update(siteSettings).set(wanted).where(eq(siteSettings.id, SITE));
    await audit({ db: tx, clock }, caller, {
      action: 'changed',
      target: { kind: 'settings', id: null, name: 'the settings of the site' },
      detail,
    });
    return wanted;
  });
}

function changes(before: SiteSettings, after: SiteSettings): string {
  const sentences: string[] = [];
  if (before.signUpOpen !== after.signUpOpen) {
    sentences.push(after.signUpOpen ? 'Sign-up is open' : 'Sign-up is closed');
  }
  if (before.supportEmail !== after.supportEmail) {
    sentences.push(
      after.supportEmail === null
        ? 'Help requests are not copied'
        : `Help requests are copied to ${after.supportEmail}`,
    );
  }
  if (before.notice !== after.notice) {
    sentences.push(after.notice === null ? 'The notice is removed' : `The notice says “${after.notice}”`);
  }
  if (before.trustInstructors !== after.trustInstructors) {
    sentences.push(
      after.trustInstructors
        ? 'Edits of published courses are published at once'
        : 'Edits of published courses wait for a review',
    );
  }
  if (before.twoPersonRefunds !== after.twoPersonRefunds) {
    sentences.push(
      after.twoPersonRefunds
        ? 'A refund needs two administrators'
        : 'One administrator can ask for a refund and approve it',
    );
  }
  if (before.fullNames !== after.fullNames) {
    sentences.push(
      after.fullNames
        ? 'Learners see the full names of other learners'
        : 'Learners see the first names of other learners, with an initial',
    );
  }
  for (const network of SOCIAL_NETWORKS) {
    const address = after.social[network];
    if (before.social[network] === address) continue;
    const name = NETWORK_NAMES[network];
    sentences.push(address === null ? `The ${name} link is removed` : `The ${name} link is ${address}`);
  }
  for (const part of RETENTION_PARTS) {
    const days = after.retention[part];
    if (before.retention[part] !== days) sentences.push(RETENTION_SENTENCES[part](days));
  }
  return sentences.map((sentence) => `${sentence}.`).join(' ');
}
