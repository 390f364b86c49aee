// Preloaded (NODE_OPTIONS) by the server of the payment scenarios: its time runs ten times as fast, so that two
// minutes of waiting take twelve seconds. Only clocks and timers change; nothing of the product knows it.
const FACTOR = 10;

/** The timers of the database driver keep real time: the machine is not faster, and a query may wait for a connection. */
const REAL_TIME = '/node_modules/pg';

const Real = Date;
const began = Real.now();
const now = () => began + (Real.now() - began) * FACTOR;

globalThis.Date = new Proxy(Real, {
  construct: (target, given, self) => Reflect.construct(target, given.length === 0 ? [now()] : given, self),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});

for (const name of /** @type {const} */ (['setTimeout', 'setInterval'])) {
  const real = globalThis[name];
  globalThis[name] = /** @type {never} */ (
    new Proxy(real, {
      apply: (target, self, [run, ms = 0, ...rest]) => {
        // Below "Error" and this function.
        const caller = new Error().stack?.split('\n')[2];
        const factor = caller?.includes(REAL_TIME) ? 1 : FACTOR;
        return Reflect.apply(target, self, [run, ms / factor, ...rest]);
      },
    })
  );
}
