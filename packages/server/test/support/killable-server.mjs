// A server that kills itself when it reaches a statement: node killable-server.mjs BUNDLE SETTINGS
// SETTINGS is JSON. `now`: the time at which its clock stands, in milliseconds. `kill`: a KillPoint of ./killable.ts.
const [, , bundle = '', settings = '{}'] = process.argv;
const { createServer, loadConfig, openServices } = await import(bundle);
const { now, kill } = JSON.parse(settings);

const services = await openServices(loadConfig(process.env), { clock: { now: () => new Date(now) } });
if (kill) {
  const left = kill.statements.map((/** @type {string} */ statement) => new RegExp(statement, 'i'));
  const die = () => process.kill(process.pid, 'SIGKILL');
  services.database.pool.observers.add((/** @type {string} */ text) => {
    if (!left[0]?.test(text)) return () => {};
    left.shift();
    if (left.length > 0) return () => {};
    if (kill.when === 'before') die();
    return die;
  });
}
const app = await createServer(services);
await app.listen({ port: 0, host: '127.0.0.1' });
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
console.log(`ready: http://127.0.0.1:${app.server.address().port}`);
