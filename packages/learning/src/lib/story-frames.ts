import type { Decorator } from '@storybook/react-vite';
import { createElement } from 'react';
import type { UserView } from '@digiken/ui/internal/types';
import { LearnerConsoleLayout } from '../layouts/learner-console-layout/learner-console-layout';
import { learnerMenu } from './sample-menus';
import { PublicLayout } from '../layouts/public-layout/public-layout';

const learner: UserView = { name: 'Otieno Barasa', firstName: 'Otieno', email: 'otieno@example.org' };

const noAction = () => {};

/** Renders a screen in the visitor's layout as a whole page. */
export const inPublicPage: Decorator = (Story) =>
  createElement(PublicLayout, {
    dashboardHref: '/console/dashboard',
    accountReady: true,
    onSignOut: noAction,
    children: createElement(Story),
  });

/** Renders a screen in the learner's layout as a whole page. */
export const inConsolePage: Decorator = (Story) =>
  createElement(LearnerConsoleLayout, {
    user: learner,
    menu: learnerMenu(3),
    onSearch: noAction,
    onSignOut: noAction,
    children: createElement(Story),
  });

/** Renders a lesson in the learner's layout as a whole page. */
export const inReadingPage: Decorator = (Story) =>
  createElement(LearnerConsoleLayout, {
    user: learner,
    menu: learnerMenu(3),
    reading: true,
    onSearch: noAction,
    onSignOut: noAction,
    children: createElement(Story),
  });
