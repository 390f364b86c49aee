import real from '../../../.storybook/main.ts';

/** The real configuration with planted stories. */
const config = { ...real, stories: ['../stories/**/*.stories.tsx'] };

export default config;
