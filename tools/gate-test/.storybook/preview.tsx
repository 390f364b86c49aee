import real from '../../../.storybook/preview';
import '../stories/planted.css';

const preview = { ...real };

export default preview;
