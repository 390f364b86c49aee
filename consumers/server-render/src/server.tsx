import { renderToString } from 'react-dom/server';
import { Page } from './page';

process.stdout.write(renderToString(<Page />));
