import type { Meta, StoryObj } from '@storybook/react-vite';

/** Each story except the control has one fault, which shows only with forced colours. */
const meta = { title: 'Planted/Forced colours' } satisfies Meta;

export default meta;
type Story = StoryObj;

export const ForcedControl: Story = {
  render: () => (
    <div>
      <button type="button" className="planted-button planted-edge">
        Enrol in this course
      </button>
      <ul>
        <li>
          <a href="#courses" className="planted-state planted-kept" aria-current="page">
            Courses
          </a>
        </li>
        <li>
          <a href="#hubs" className="planted-state">
            Hubs
          </a>
        </li>
      </ul>
      <svg className="planted-ink planted-inherit" width="24" height="24" aria-hidden="true">
        <path d="M2 2h20v20H2Z" fill="currentColor" />
      </svg>
    </div>
  ),
};

export const EdgeByBackground: Story = {
  render: () => (
    <button type="button" className="planted-button">
      Enrol in this course
    </button>
  ),
};

export const StateByBackground: Story = {
  render: () => (
    <ul>
      <li>
        <a href="#courses" className="planted-state" aria-current="page">
          Courses
        </a>
      </li>
      <li>
        <a href="#hubs" className="planted-state">
          Hubs
        </a>
      </li>
    </ul>
  ),
};

export const PictureOfOwnColour: Story = {
  render: () => (
    <svg className="planted-ink" width="24" height="24" aria-hidden="true">
      <path d="M2 2h20v20H2Z" fill="currentColor" />
    </svg>
  ),
};

export const TextOfOwnColour: Story = {
  render: () => (
    <div className="planted-paper">
      <p className="planted-lost">Courses</p>
    </div>
  ),
};
