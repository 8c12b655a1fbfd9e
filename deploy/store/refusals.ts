export const publishedOtherwise = (folder: string, path: string) =>
  `${folder} is already published, but with another content of ${path}. A published build never changes. ` +
  'Change the sources, then build the workspace again: the new build gets another id.'

export const notAsSent = (folder: string, path: string) =>
  `The stored copy of ${path} in ${folder} differs from the original. Run the command again.`

export const lockIsHeld = (site: string) =>
  `Another process is publishing to ${site}. Wait until that process has ended, then run the command again.`
