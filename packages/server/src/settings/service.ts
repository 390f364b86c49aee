import type { SiteSettings } from '@digiken/contract';
import { eq } from 'drizzle-orm';
import { audit } from '../audit';
import type { Clock } from '../platform/clock';
import type { Database, Executor } from '../platform/database';
import type { Caller } from '../platform/http/route';
import { siteSettings } from './tables';

const SITE = 'site';
const AT_FIRST: SiteSettings = { signUpOpen: true, supportEmail: null, notice: null };

export async function readSettings(db: Executor): Promise<SiteSettings> {
  const [row] = await db.select().from(siteSettings).where(eq(siteSettings.id, SITE));
  return row ? { signUpOpen: row.signUpOpen, supportEmail: row.supportEmail, notice: row.notice } : AT_FIRST;
}

/** Acts at once, in every process. */
export async function saveSettings(
  { db, clock }: { db: Database; clock: Clock },
  caller: Caller,
  { signUpOpen, supportEmail, notice }: SiteSettings,
): Promise<SiteSettings> {
  const wanted: SiteSettings = { signUpOpen, supportEmail, notice: notice || null };
  return db.transaction(async (tx) => {
    // Two savings at once: the second must say what it changed of the first.
    await tx
      .insert(siteSettings)
      .values({ id: SITE, ...AT_FIRST })
      .onConflictDoNothing();
    await tx
      .select({ id: siteSettings.id })
      .from(siteSettings)
      .where(eq(siteSettings.id, SITE))
      .for('update');
    const detail = changes(await readSettings(tx), wanted);
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
  const said: string[] = [];
  if (before.signUpOpen !== after.signUpOpen) {
    said.push(after.signUpOpen ? 'Sign-up is open' : 'Sign-up is closed');
  }
  if (before.supportEmail !== after.supportEmail) {
    said.push(
      after.supportEmail === null
        ? 'Help requests are copied to nobody'
        : `Help requests are copied to ${after.supportEmail}`,
    );
  }
  if (before.notice !== after.notice) {
    said.push(after.notice === null ? 'The notice is gone' : `The notice says “${after.notice}”`);
  }
  return said.map((sentence) => `${sentence}.`).join(' ');
}
