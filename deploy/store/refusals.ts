export const publishedOtherwise = (folder: string, path: string) =>
  `${folder} is already published with different content: ${path} differs. A published build never changes; ` +
  'after a change of the sources, a new build has another id.'

export const notAsSent = (folder: string, path: string) =>
  `${path} was stored wrongly in ${folder}. Try again.`

export const lockIsHeld = (site: string) =>
  `Another process is publishing to ${site}. Wait until it is done and try again.`
