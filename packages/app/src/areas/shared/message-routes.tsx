import type { RouteObject } from 'react-router-dom';
import { pageRoute } from '../../routes/page-route';
import { lazyPage } from '../../routes/lazy-page';

/**
 * The message routes of a signed-in area. Call it once for each area, outside components.
 * @param base their address, e.g. `/console/messages`; the routes themselves are relative to the area
 */
export function messageRoutes(base: string): RouteObject[] {
  const list = lazyPage(async () => {
    const { MessagesPage } = await import('./messages-page');
    return { default: () => <MessagesPage base={base} /> };
  });
  const compose = lazyPage(async () => {
    const { NewMessagePage } = await import('./new-message-page');
    return { default: () => <NewMessagePage base={base} /> };
  });
  return [
    pageRoute('messages/new', compose),
    // One element for both, so that the list stays as it is when a conversation opens.
    pageRoute('messages/:threadId?', list),
  ];
}
