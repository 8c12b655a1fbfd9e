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
 * The registry's part in an HTML page (decision 099): its own remote's files and, for other remotes, the routes.
 * `build.json` has the rest.
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
  /** Hash of its `build.json`. */
  record: string
  area: Area
  hasLayout?: true
  pages: [page: string, path: string, ...others: string[]][]
  own?: OwnPage
}

/** The shell's part of an HTML page; its other files are in tags. */
export interface ShellInPage {
  id: string
  remote: 'shell'
  record: string
  messages: HashedMessages
}

/** A build for which no hash of `build.json` is known is embedded whole. */
export interface CandidatesInPage {
  current: BuildInPage | Published<RemoteBuild>
  /** Hash of the latest fallback's `build.json`, by build id. */
  records: Integrity
  disabled?: Notice
  canary?: { build: BuildInPage | Published<RemoteBuild>; percent: number }
}

/** Read by shells with this `pageSchema`. */
export interface PageRegistry {
  schema: 2
  revision: number
  shell: { current: ShellInPage | Published<ShellBuild>; records: Integrity }
  remotes: Partial<Record<RemoteName, CandidatesInPage>>
}
