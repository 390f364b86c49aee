import type { Decorator } from '@storybook/react-vite';
import { createElement } from 'react';
import type { UserView } from '@digiken/ui/internal/types';
import { InstructorLayout } from '../layouts/instructor-layout/instructor-layout';
import { instructorMenu } from './sample-menus';

const instructor: UserView = { name: 'Achieng Otieno', firstName: 'Achieng', email: 'achieng@example.org' };

const framed =
  (reading: boolean): Decorator =>
  (Story) =>
    createElement(InstructorLayout, {
      user: instructor,
      menu: instructorMenu(2),
      onSignOut: () => {},
      reading,
      children: createElement(Story),
    });

/** Renders a screen in the instructor's layout as a whole page. */
export const inInstructorPage = framed(false);

/** The same for a screen with a navigation of its own. */
export const inInstructorEditor = framed(true);
