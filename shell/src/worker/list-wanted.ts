import {
  folderOf,
  matchPath,
  pathsOfPage,
  type BuiltPage,
  type Candidates,
  type Integrity,
  type Published,
  type Registry,
  type RemoteBuild,
  type ShellBuild,
} from '@pundi/contract/federation'

export interface Wanted {
  documents: string[]
  files: Integrity
}

/** Areas that are useless offline: sign-in needs the server, and administrators need current data. */
const needNetwork = ['accounts', 'admin']

const keptRemotes = (registry: Registry) =>
  Object.values(registry.remotes).filter(({ current }) => !needNetwork.includes(current.area))

/**
 * Lists what the user area needs offline: documents, and all files of the shell and of the remotes,
 * except messages in other languages.
 *
 * @param only path of a page; the list then contains only this page, the files of the page and the
 *   shell
 */
export function listWanted(registry: Registry, language: string, only?: string): Wanted {
  const remotes = keptRemotes(registry)
  const isKept = (page: BuiltPage) => only === undefined || matchPath(pathsOfPage(page), only) !== undefined
  const wanted: Wanted = { documents: [], files: {} }
  const add = (build: { remote: string; id: string; integrity: Integrity }, files: string[]) => {
    for (const file of files)
      if (isIn(language, file)) wanted.files[folderOf(build) + file] = build.integrity[file] ?? ''
  }
  for (const { current, record } of remotes) {
    const pages = current.pages.filter(isKept)
    wanted.documents.push(...pages.map(({ path }) => path))
    if (pages.length === 0) continue
    add(current, only === undefined ? Object.keys(current.integrity) : loadedBy(current, pages))
    if (record !== undefined) wanted.files[`${folderOf(current)}build.json`] = record
  }
  const shell = registry.shell?.current
  if (shell && wanted.documents.length > 0) add(shell, Object.keys(shell.integrity))
  return wanted
}

const loadedBy = ({ entry, layout, messages }: Published<RemoteBuild>, pages: BuiltPage[]) => [
  entry,
  ...(layout ?? []),
  ...pages.flatMap(page => page.files),
  ...[messages, ...pages.map(page => page.messages ?? {})].flatMap(files => Object.values(files).flat()),
]

function isIn(language: string, file: string): boolean {
  const [, own = language] = /(?:^|-)messages-(\w+)\.js$/.exec(file) ?? []
  return own === language
}

export const listFolders = (registry: Registry): string[] =>
  foldersOf(registry, ({ current, fallback, canary }) => [
    current.id,
    ...fallback,
    ...(canary ? [canary.build.id] : []),
  ])

export const listRevoked = (registry: Registry): string[] => foldersOf(registry, ({ revoked }) => revoked)

const foldersOf = (
  { shell, remotes }: Registry,
  idsOf: (candidates: Candidates<RemoteBuild> | Candidates<ShellBuild>) => string[],
) =>
  [shell, ...Object.values(remotes)]
    .filter(candidates => candidates !== null)
    .flatMap(candidates => idsOf(candidates).map(id => folderOf({ remote: candidates.current.remote, id })))
