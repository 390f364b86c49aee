// Shows notifications that the server sends while no page of the site is open. It controls no page and keeps nothing.

const SITE = 'Digiken';

/** A page of this site: an address that leads elsewhere becomes the home page. */
function pageOf(path) {
  const url = URL.canParse(String(path), self.location.origin) && new URL(String(path), self.location.origin);
  return url && url.origin === self.location.origin ? url.href : `${self.location.origin}/`;
}

self.addEventListener('push', (event) => {
  let message = {};
  try {
    message = event.data.json();
  } catch {
    // Browsers ask for a notification for each message, so this one has the site's name only.
  }
  const { title = SITE, text = '', path = '/' } = message;
  event.waitUntil(
    self.registration.showNotification(title, {
      body: text,
      icon: '/favicon.svg',
      // A message that arrives twice is shown once.
      tag: `${path} ${text}`,
      data: { path },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(pageOf(event.notification.data && event.notification.data.path)));
});

async function open(href) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = pages.find(({ url }) => url.split('#')[0] === href.split('#')[0]);
  await (shown ? shown.focus() : self.clients.openWindow(href));
}
