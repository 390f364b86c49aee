import type { RouteObject } from 'react-router-dom';
import { MessagesPage } from './messages-page';
import { NewMessagePage } from './new-message-page';

/**
 * The messages of a signed-in area.
 * @param base their address, e.g. `/console/messages`; the routes themselves are relative to the area
 */
export function messageRoutes(base: string): RouteObject[] {
  return [
    { path: 'messages/new', element: <NewMessagePage base={base} /> },
    // One element for both, so that the list stays as it is when a conversation opens.
    { path: 'messages/:threadId?', element: <MessagesPage base={base} /> },
  ];
}
