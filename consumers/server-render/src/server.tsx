import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { Page } from './page';

process.stdout.write(
  renderToString(
    <StaticRouter location="/">
      <Page />
    </StaticRouter>,
  ),
);
