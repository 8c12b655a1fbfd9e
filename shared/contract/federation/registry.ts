import type { languages } from '../choices'
import type { Area, RemoteName } from './areas'
import { matchPath } from './paths'

/** "default" is the specification's mix of English labels and Indonesian messages; nobody can choose it. */
export const catalogueLanguages = ['default', 'en', 'id', 'es'] as const satisfies readonly [
  'default',
  ...typeof languages,
]
export type Language = (typeof catalogueLanguages)[number]

export interface NavigationEntry {
  label: string
  order: number
}

/** Needs no code of the page. The build writes it into `build.json`. */
export interface PageDescription {
  page: string
  /** An address or pattern: "/goals/:id", "/goals/*" (see `isPagePath`). */
  path: string
  /** Further addresses of this page. Navigating between its addresses keeps the page mounted. */
  paths?: string[]
  title: string
  navigation?: NavigationEntry
  /** Paths, below the api's base, of calls to prefetch before the page's code arrives. */
  data?: string[]
}

/** Versions or ranges by the name of a shared module: contract, react, … */
export type Versions = Record<string, string>

export type MessageFiles = Partial<Record<Language, string[]>>

/** A page with its own files, relative to the build's folder. They do not include the remote's entry and messages. */
export interface BuiltPage extends PageDescription {
  files: string[]
  messages?: MessageFiles
}

export interface RemoteBuild {
  id: string
  remote: RemoteName
  area: Area
  entry: string
  layout: string[] | null
  pages: BuiltPage[]
  messages: MessageFiles
  requires: Versions
}

export interface ShellBuild {
  id: string
  remote: 'shell'
  scripts: string[]
  styles: string[]
  fonts: string[]
  messages: MessageFiles
  provides: Versions
  /** Versions that the server must have. Missing in old builds. */
  requires?: Versions
  /** True if the build works under an integrity policy. Missing in old builds, which do not. */
  isStrict?: true
  /**
   * Newest `PageRegistry` schema that the build reads. It also reads older schemas, which an older release may write.
   * Missing in builds that read the whole registry.
   */
  pageSchema?: number
}

/**
 * Subresource-integrity hash of each published file except source maps and licences, by path: sha256, or sha384 in
 * builds from before decision 093.
 */
export type Integrity = Record<string, string>

/** CSP hashes (sha256, without quotes) of the shell's inline scripts and styles. JSON data blocks need none. */
export interface InlineHashes {
  scripts: string[]
  styles: string[]
}

export type Notice = Partial<Record<Language, string>> & { default: string }

/** A published build. `/r/<remote>/<id>/build.json` holds the same record. */
export type Published<Build> = Build & { integrity: Integrity } & (Build extends ShellBuild
    ? { inline: InlineHashes }
    : unknown)

export interface Canary<Build> {
  build: Published<Build>
  record?: string
  /** Percentage of browsers that get the canary, 1 to 99. */
  percent: number
  /** Folder of a revision without the canary, below `.revisions`. The server stops the canary by switching to it. */
  undo?: string
}

export interface Candidates<Build> {
  current: Published<Build>
  /** Hash of the `build.json` of `current`; missing in old registries. */
  record?: string
  fallback: string[]
  revoked: string[]
  /** Builds that a rollback skipped, newest first. An operator may return to them, a browser never. */
  passed?: string[]
  /** Notice to users while the area is closed. Then nothing of the remote is loaded. */
  disabled?: Notice
  canary?: Canary<Build>
  /**
   * `build.json` hashes of the builds that a browser may fall back to, newest first. For a remote: builds in
   * `fallback` that fit the live shell. For the shell: builds that fit all live remotes and can read the live pages.
   * During a canary, the live build comes first. A page embeds only the first hash.
   */
  records?: Integrity
}

/** `registry.json`: the only source of what is published. */
export interface Registry {
  schema: 1
  /** Grows by one with every change. A change is refused if it started from another revision than the live one. */
  revision: number
  folder?: string
  shell: Candidates<ShellBuild> | null
  remotes: Partial<Record<RemoteName, Candidates<RemoteBuild>>>
}

export const pathsOfPage = ({ path, paths = [] }: Pick<PageDescription, 'path' | 'paths'>): string[] => [
  path,
  ...paths,
]

export function findPage<Page extends Pick<PageDescription, 'path' | 'paths'>>(
  pages: readonly Page[],
  address: string,
): Page | undefined {
  const path = matchPath(pages.flatMap(pathsOfPage), address)
  return path === undefined ? undefined : pages.find(page => pathsOfPage(page).includes(path))
}

/**
 * The HTML file of a page, by its first path: `admin/users.html`, `goals/_id.html` for "/goals/:id", `goals/_.html`
 * for "/goals/*".
 */
export const fileOfPage = (path: string) => `${path.slice(1).replaceAll(/[:*]/g, '_')}.html`

/** Milliseconds until a build's file counts as lost. The shell derives its deadline from it. */
export const fileTimeLimit = 8000

export const folderOf = (build: { remote: string; id: string }) => `/r/${build.remote}/${build.id}/`
