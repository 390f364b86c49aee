import { admin, platform } from '@digiken/contract';
import { type Route, route } from '../platform/http/route';
import type { Services } from '../platform/services';
import { readSettings, saveSettings } from './service';

/** A content manager reads the settings; only an administrator changes them (spec R.11). */
export function settingsRoutes(services: Pick<Services, 'db' | 'clock' | 'config'>): Route[] {
  const { db, config } = services;
  const providers = config.providers.map(({ id, name }) => ({ id, name }));
  return [
    route(admin.getSettings, async () => ({ data: await readSettings(db) })),
    route(admin.saveSettings, async ({ body, caller }) => ({
      message: 'The settings are saved.',
      data: await saveSettings(services, caller, body),
    })),
    route(platform.getSite, async () => ({ data: { ...(await readSettings(db)), providers } })),
  ];
}
