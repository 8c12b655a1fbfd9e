import {
  folderOf,
  type BuiltPage,
  type Candidates,
  type Integrity,
  type Published,
  type Registry,
  type RemoteBuild,
  type ShellBuild,
} from '@pundi/contract/federation'

/** What is kept of a site. */
export interface Wanted {
  /** The paths of pages. */
  documents: string[]
  /** Files by their address, with their hashes. */
  files: Integrity
}

/** The areas that need a network: who signs in has to reach the server, and an administrator looks at what is there now. */
const needNetwork = ['accounts', 'admin']

const keptRemotes = (registry: Registry) =>
  Object.values(registry.remotes).filter(({ current }) => !needNetwork.includes(current.area))

/**
 * Lists what the pages of the user area need without a network: their documents, and of the shell and their remote all
 * files but messages in other languages.
 *
 * @param only the path of a page, of which alone is listed what it has loaded already
 */
export function listWanted(registry: Registry, language: string, only?: string): Wanted {
  const remotes = keptRemotes(registry)
  const isKept = (page: BuiltPage) => only === undefined || page.path === only
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

/** Whether a file is none of messages in another language. */
function isIn(language: string, file: string): boolean {
  const [, own = language] = /(?:^|-)messages-(\w+)\.js$/.exec(file) ?? []
  return own === language
}

/** The folders of the builds that may run in a browser: in force, before that, and tried by a part. */
export const listFolders = (registry: Registry): string[] =>
  foldersOf(registry, ({ current, fallback, canary }) => [
    current.id,
    ...fallback,
    ...(canary ? [canary.build.id] : []),
  ])

/** The folders of the builds that may never run again. */
export const listRevoked = (registry: Registry): string[] => foldersOf(registry, ({ revoked }) => revoked)

const foldersOf = (
  { shell, remotes }: Registry,
  idsOf: (candidates: Candidates<RemoteBuild> | Candidates<ShellBuild>) => string[],
) =>
  [shell, ...Object.values(remotes)]
    .filter(candidates => candidates !== null)
    .flatMap(candidates => idsOf(candidates).map(id => folderOf({ remote: candidates.current.remote, id })))
