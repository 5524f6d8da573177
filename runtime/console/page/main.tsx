/** The console in the browser. */
import { render } from 'preact';
import { App, AppContext } from './shell/app.js';
import { Shell } from './shell/shell.js';

const app = new App();
const root = document.getElementById('console');
if (root !== null)
  render(
    <AppContext.Provider value={app}>
      <Shell />
    </AppContext.Provider>,
    root,
  );
void app.begin();
