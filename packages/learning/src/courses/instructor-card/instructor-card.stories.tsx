import type { Instructor } from '@digiken/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { InstructorCard } from './instructor-card';

const instructor: Instructor = {
  _id: 'instructor-1',
  name: 'Mercy Chebet',
  headline: 'Beekeeper in Elgeyo-Marakwet, 61 hives',
  bio: 'Mercy has trained 40 women’s groups since 2011 and supplies two honey packers in Eldoret. She answers questions in the course on Tuesdays and Fridays.',
  image: null,
  courseCount: 3,
};
const bare: Instructor = { ...instructor, name: 'Wanjiru Kamau', headline: null, bio: null, courseCount: 0 };

const meta = {
  title: 'Learning/Courses/Instructor card',
  component: InstructorCard,
  args: {
    headingLevel: 2,
    instructor,
  },
} satisfies Meta<typeof InstructorCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const FullAndShort: Story = {
  tags: ['wcag:1.3.1', 'wcag:3.1.2', 'spec:16.26'],
  render: (args) => (
    <div className="flex flex-col gap-8">
      <InstructorCard {...args} />
      <InstructorCard headingLevel={2} instructor={bare} />
      <InstructorCard
        instructor={{
          ...bare,
          ...{ name: 'Zawadi Mwende', headline: 'Mkulima wa mboga', headlineLanguage: 'sw' },
          ...{ bio: 'Anafundisha kilimo cha mboga mjini.', bioLanguage: 'sw' },
        }}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2);
    await expect(canvas.getAllByText('3 courses on Digiken')).toHaveLength(1);
    await expect(canvas.getByText('Mkulima wa mboga')).toHaveAttribute('lang', 'sw');
    await expect(canvas.getByText('Anafundisha kilimo cha mboga mjini.')).toHaveAttribute('lang', 'sw');
  },
};
