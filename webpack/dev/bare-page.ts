import { developmentId } from './development'
import { folderOf } from '@pundi/contract/federation'

/**
 * An HTML page that loads the entry "page". It contains `data` as JSON, in the element with the id
 * "data".
 */
export const barePage = (name: string, data: object = {}) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>${name}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="${folderOf({ remote: name, id: developmentId })}page.css" />
    <script type="application/json" id="data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
    <script defer src="${folderOf({ remote: name, id: developmentId })}page.js"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`
