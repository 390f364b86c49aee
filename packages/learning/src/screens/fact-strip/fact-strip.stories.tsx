import type { Meta, StoryObj } from '@storybook/react-vite';
import { FactStrip } from './fact-strip';

const meta = {
  title: 'Learning/Screens/Fact strip',
  component: FactStrip,
  args: {
    label: 'Figures of the site',
    facts: [
      { label: 'People', value: '1,284', change: '37 new this week', href: '#people' },
      { label: 'Enrolments', value: '3,120', change: '52 new this week', href: '#enrolments' },
      { label: 'Paid this week', value: 'Ksh 86,400', change: '12,300 more than last week' },
      { label: 'Sign-ups this week', value: '37', change: '5 fewer than last week' },
    ],
  },
} satisfies Meta<typeof FactStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default', 'spec:11.46'] };

/** The results of a quiz: there is nothing to compare them with. */
export const WithoutChanges: Story = {
  tags: ['spec:12.26'],
  args: {
    label: 'Figures of the quiz',
    facts: [
      { label: 'Learners', value: '18' },
      { label: 'Attempts', value: '27' },
      { label: 'Average score', value: '72%' },
      { label: 'To be marked', value: '3' },
    ],
  },
};

export const LongTexts: Story = {
  tags: ['content:longest', 'wcag:1.4.10'],
  args: {
    facts: [
      {
        label: 'Waliojiandikisha katika kozi zote za tovuti hii tangu mwanzo',
        value: '1,284,000,000',
        change: 'wapya 37,000 zaidi ya wiki iliyopita, na wiki iliyotangulia',
      },
      { label: 'Enrolments', value: '0', change: 'none this week' },
      { label: 'Paid this week', value: 'Ksh 186,400,000', change: 'as many as last week' },
      { label: 'Sign-ups', value: '37', change: '5 fewer' },
    ],
  },
};
