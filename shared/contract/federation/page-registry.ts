import type { Area, RemoteName } from './areas'
import type {
  Integrity,
  Language,
  Notice,
  PageDescription,
  Published,
  RemoteBuild,
  ShellBuild,
} from './registry'

/*
 * The part of the registry that an HTML page embeds (decision 099): the files of the page's remote,
 * and the routes of all other remotes. Each build's `build.json` has the rest.
 */

type HashedMessages = Partial<Record<Language, Integrity>>

export interface OwnPage extends Pick<PageDescription, 'page' | 'title' | 'data'> {
  entry: string
  files: Integrity
  messages: HashedMessages
}

export interface BuildInPage {
  id: string
  remote: RemoteName
  record: string
  area: Area
  hasLayout?: true
  pages: [page: string, path: string, ...others: string[]][]
  own?: OwnPage
}

/**
 * The shell's entry in an HTML page. The shell's scripts and styles are not listed, because the
 * page has tags for them.
 */
export interface ShellInPage {
  id: string
  remote: 'shell'
  record: string
  messages: HashedMessages
}

/**
 * If the hash of a build's `build.json` is unknown, the page embeds the whole build record
 * (`Published`).
 */
export interface CandidatesInPage {
  current: BuildInPage | Published<RemoteBuild>
  /** Hash of the newest fallback's `build.json`. The key is the fallback's build id. */
  records: Integrity
  disabled?: Notice
  canary?: { build: BuildInPage | Published<RemoteBuild>; percent: number }
}

/**
 * The registry as an HTML page embeds it. A shell can read it if its own `pageSchema` is at least
 * `schema`.
 */
export interface PageRegistry {
  schema: 2
  revision: number
  shell: { current: ShellInPage | Published<ShellBuild>; records: Integrity }
  remotes: Partial<Record<RemoteName, CandidatesInPage>>
}
