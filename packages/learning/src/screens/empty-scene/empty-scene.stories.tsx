import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '@digiken/ui/button';
import { EmptyScene } from './empty-scene';

const meta = {
  title: 'Learning/Screens/Empty scene',
  component: EmptyScene,
  args: {
    title: 'You are not enrolled in a course yet',
    picture: 'courses',
    children: 'Find a course, choose its units, and it appears here with your progress.',
    action: <ButtonLink href="#courses">Browse courses</ButtonLink>,
  },
} satisfies Meta<typeof EmptyScene>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default', 'spec:11.54'] };

export const Certificate: Story = {
  args: {
    title: 'Your first one is one lesson away',
    picture: 'certificate',
    children: 'Finish “Harvest and eat” and its quiz, and the certificate is yours.',
    action: <ButtonLink href="#lesson">Go to the lesson</ButtonLink>,
  },
};

export const Receipt: Story = {
  args: {
    title: 'No receipts yet',
    picture: 'receipt',
    children: 'The receipt of everything that you pay for is kept here.',
  },
};

export const LongTexts: Story = {
  tags: ['content:longest', 'wcag:1.4.10'],
  args: {
    picture: 'letter',
    title: 'Bado hujaandikiana na mtu yeyote kuhusu kozi ulizojiandikisha katika vikundi vyako vyote',
    children:
      'Mwandikie mwalimu wa kozi, au mtu wa kikundi chako; mazungumzo yenu yatahifadhiwa hapa hadi utakapoyafuta wewe mwenyewe.',
    action: <ButtonLink href="#new">Anza mazungumzo mapya na mwalimu wako</ButtonLink>,
  },
};
