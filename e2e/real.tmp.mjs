import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { findTestChromium } from '../scripts/lib/chromium.mjs';
const PORT = 4955, url = `http://localhost:${PORT}`;
const child = spawn(process.execPath, ['packages/server/dist/cli.js', 'serve'], { env: { ...process.env, DATA_DIR: '/tmp/sc/data', NODE_ENV: 'test', DEMO: 'true', PORT: String(PORT) } });
child.stdout.on('data', () => {}); child.stderr.on('data', (d) => process.stderr.write(d));
for (let i = 0; i < 300; i++) { try { if ((await fetch(url + '/api/health')).ok) break; } catch {} await new Promise((r) => setTimeout(r, 300)); }
const browser = await chromium.launch({ executablePath: findTestChromium() });
const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
const page = await context.newPage();
page.on('console', (m) => ['error','warning'].includes(m.type()) && console.log('CONSOLE', m.type(), m.text().slice(0, 300)));
page.on('pageerror', (e) => console.log('PAGEERROR', e.message.slice(0, 300)));
page.on('requestfailed', (r) => console.log('FAILED', r.url().slice(-80), r.failure()?.errorText));
page.on('response', (r) => r.status() >= 400 && console.log('STATUS', r.status(), r.url().slice(-100)));
const signin = await page.request.post(`${url}/api/auth/signin`, { data: { email: 'learner@digiken.example', password: 'karibu-digiken' } });
const { data: { token, user } } = await signin.json();
const api = async (method, path, data) => (await page.request.fetch(`${url}/api${path}`, { method, headers: { authorization: `Bearer ${token}` }, data })).json();
const { data: all } = await api('GET', '/courses?q=published');
const golf = all.filter(({ title }) => /Golf/.test(title));
const shot = async (name) => { for (const [theme, scheme] of [['dark','dark'],['light','light']]) for (const width of [360, 1280]) { await page.emulateMedia({ colorScheme: scheme }); await page.evaluate((t) => document.documentElement.setAttribute('data-theme', t), theme); await page.setViewportSize({ width, height: 900 }); await page.locator('[data-slot="activity-player"]').first().scrollIntoViewIfNeeded(); await page.evaluate(() => document.querySelector('[data-slot="activity-player"]')?.scrollIntoView({ block: 'start' })); await page.evaluate(() => scrollBy(0, -100)); await page.screenshot({ path: `/tmp/sc/${name}-${theme}-${width}.png` }); } await page.setViewportSize({ width: 1280, height: 900 }); };
for (const course of golf) {
  console.log('==', course.title);
  console.log(JSON.stringify(await api('POST', `/course/${course._id}/enrol`, { choice: { whole: true }, expectedTotal: 0 })).slice(0, 100));
  const { data } = await api('GET', `/course/${course._id}`);
  console.log(data.units.map((u) => `${u.title}: ${u.lessons.map((l) => l.title).join(', ')}`).join('\n'));
  const is12 = /Minimum/.test(course.title);
  const lesson = data.units[0].lessons[is12 ? 5 : 0];
  await page.goto(`${url}/console/course/unit/lesson/${lesson._id}/x`);
  const player = page.locator('[data-slot="activity-player"]');
  await player.getByRole('button', { name: /^Open/ }).click();
  await page.waitForTimeout(1500);
  const sco = page.frameLocator('[data-slot="activity-frame"]').frameLocator('iframe[title="Activity"]');
  if (is12) {
    await sco.locator('form').first().waitFor();
    const names = await sco.locator('input[type=radio]').evaluateAll((els) => [...new Set(els.map((e) => e.name))]);
    for (const n of names) await sco.locator(`input[name="${n}"]`).first().check();
    for (const t of await sco.locator('input[type=text]').all()) await t.fill('18');
    await shot('golf12');
    await sco.locator('input[value="Submit Answers"], input[type=button]').last().click();
    await page.waitForTimeout(2500);
  } else {
    await shot('golf2004');
    for (let i = 0; i < 3; i++) { await sco.locator('#butNext').click(); await page.waitForTimeout(500); }
    await page.waitForTimeout(1500);
    console.log('status', await player.locator('[data-slot="activity-status"]').innerText());
    await page.reload();
    await player.getByRole('button', { name: /^Open/ }).click();
    await page.waitForTimeout(2500);
  }
  console.log('status', await player.locator('[data-slot="activity-status"]').innerText());
  const opened = page.waitForTimeout(10);
  await opened;
  console.log('leave'); await player.getByRole('button', { name: 'Leave the activity' }).click();
  await player.getByRole('button', { name: /^Open/ }).waitFor();
  await page.waitForTimeout(1500);
  console.log('status after leave', await player.locator('[data-slot="activity-status"]').innerText());
  console.log('outcome', JSON.stringify(await api('GET', `/course/unit/lesson/${lesson._id}/activity`)));
  const relaunch = await api('POST', `/course/unit/lesson/${lesson._id}/activity`);
  console.log('stored', JSON.stringify(relaunch.data?.data ?? relaunch).slice(0, 1500));
}
await browser.close(); child.kill('SIGTERM');
