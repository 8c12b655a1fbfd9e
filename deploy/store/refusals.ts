/* What both stores refuse, in the same sentences. `folder` is its name for the operator. */

export const publishedOtherwise = (folder: string, path: string) =>
  `${folder} is already published with different content: ${path} differs. A published build never changes; ` +
  'change the sources, and the build gets an id of its own.'

export const notAsSent = (folder: string, path: string) =>
  `${path} did not arrive in ${folder} as it was sent. Try again.`

export const lockIsHeld = (site: string) =>
  `Another process is publishing to ${site}. Wait until it is done and try again.`
