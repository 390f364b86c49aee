import { type RouteObject, useRoutes } from 'react-router-dom';
import { at } from '../../routes/at';
import { pages } from '../../routes/pages';
import { messageRoutes } from '../shared/message-routes';
import { HubShell } from './hub-shell';
import { OwnHub } from './own-hub';
import { hubPages } from './pages';

/** Below /hub (product.md §2, Hub routes). */
const routes: RouteObject[] = [
  {
    element: <HubShell />,
    children: [
      {
        element: <OwnHub />,
        children: [
          at('dashboard', hubPages.dashboard),
          at('settings', hubPages.settings),
          at('members', hubPages.members),
          at('member/:id', hubPages.member),
          at('requests', hubPages.requests),
        ],
      },
      ...messageRoutes('/hub/messages'),
      at('profile', hubPages.profile),
      at('*', pages.notFound),
    ],
  },
];

export default function HubArea() {
  return useRoutes(routes);
}
