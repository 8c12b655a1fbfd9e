import type { languages } from '../choices'
import type { Area, RemoteName } from './areas'
import { matchPath } from './paths'

/**
 * "default" is the specification's mix of English labels and Indonesian messages. Users cannot
 * choose it.
 */
export const catalogueLanguages = ['default', 'en', 'id', 'es'] as const satisfies readonly [
  'default',
  ...typeof languages,
]
export type Language = (typeof catalogueLanguages)[number]

export interface NavigationEntry {
  label: string
  order: number
}

/** What is known about a page without loading its code. The build writes it into `build.json`. */
export interface PageDescription {
  page: string
  /** An address or pattern: "/goals/:id", "/goals/*" (see `isPagePath`). */
  path: string
  /** Further addresses of this page. Navigating between its addresses keeps the page mounted. */
  paths?: string[]
  title: string
  navigation?: NavigationEntry
  /** Paths, below /api, of calls to prefetch while the page's code loads. */
  data?: string[]
}

/** Maps names of shared modules (contract, react, …) to versions or version ranges. */
export type Versions = Record<string, string>

export type MessageFiles = Partial<Record<Language, string[]>>

/**
 * A page with its own files, as paths in the build's folder. The remote's entry file and messages
 * are not included.
 */
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
  /** Version range of the HTTP API that the build needs. Missing in old builds. */
  requires?: Versions
  /**
   * True if the build works under an Integrity-Policy header. Missing in old builds, which break
   * under it.
   */
  isStrict?: true
  /**
   * Newest `PageRegistry` schema that the build reads; it also reads all older schemas. Missing in
   * old builds, which read the whole registry.
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
  /**
   * Folder, below `.revisions`, of a revision without the canary. The server stops the canary by
   * switching to this folder.
   */
  undo?: string
}

export interface Candidates<Build> {
  current: Published<Build>
  /** Hash of the `build.json` of `current`; missing in old registries. */
  record?: string
  fallback: string[]
  revoked: string[]
  /**
   * Builds that a rollback skipped, newest first. Browsers never load them; an operator may make
   * one live again.
   */
  passed?: string[]
  /** If present, the area is closed. Users see this notice, and nothing of the remote is loaded. */
  disabled?: Notice
  canary?: Canary<Build>
  /**
   * Hashes of the `build.json` of all builds that a browser may fall back to, newest first. A
   * remote's fallbacks fit the live shell. The shell's fallbacks fit all live remotes and can read
   * the live pages. During a canary, the first hash is that of the live build. A page embeds only
   * the first hash.
   */
  records?: Integrity
}

/** `registry.json`: the only source of what is published. */
export interface Registry {
  schema: 1
  /**
   * Increases by one with every change. A change that started from an outdated revision is refused.
   */
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
 * The HTML file of the page with this path: `admin/users.html` for "/admin/users", `goals/_id.html`
 * for "/goals/:id", `goals/_.html` for "/goals/*".
 */
export const fileOfPage = (path: string) => `${path.slice(1).replaceAll(/[:*]/g, '_')}.html`

/**
 * Timeout in milliseconds for loading a file of a build. The shell computes its own deadline from
 * it.
 */
export const fileTimeLimit = 8000

export const folderOf = (build: { remote: string; id: string }) => `/r/${build.remote}/${build.id}/`
