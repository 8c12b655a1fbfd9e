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
 * The part of the registry that an HTML page embeds (decision 099): the files of its own remote, and the routes of all
 * other remotes. `build.json` has the rest.
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

/** The shell's entry in an HTML page. The page's tags load the shell's other files. */
export interface ShellInPage {
  id: string
  remote: 'shell'
  record: string
  messages: HashedMessages
}

/** `current` and the canary's build are the whole record if the hash of their `build.json` is unknown. */
export interface CandidatesInPage {
  current: BuildInPage | Published<RemoteBuild>
  /** Hash of the latest fallback's `build.json`, by build id. */
  records: Integrity
  disabled?: Notice
  canary?: { build: BuildInPage | Published<RemoteBuild>; percent: number }
}

/** The registry in a page. Shells with this `pageSchema` or a higher one can read it. */
export interface PageRegistry {
  schema: 2
  revision: number
  shell: { current: ShellInPage | Published<ShellBuild>; records: Integrity }
  remotes: Partial<Record<RemoteName, CandidatesInPage>>
}
