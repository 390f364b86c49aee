import type { Decorator } from '@storybook/react-vite';
import { createElement } from 'react';
import type { UserView } from '../../foundations/lib/types';
import { InstructorLayout } from '../../layouts/instructor-layout/instructor-layout';

const instructor: UserView = { name: 'Achieng Otieno', firstName: 'Achieng', email: 'achieng@example.org' };

/** Shows a screen as an instructor meets it, whole page. */
export const inInstructorPage: Decorator = (Story) =>
  createElement(InstructorLayout, {
    user: instructor,
    unreadCount: 2,
    onSignOut: () => {},
    children: createElement(Story),
  });
