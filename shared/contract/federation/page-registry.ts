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
 * What the document of a page knows of the registry (decision 099): of its own remote the files that the page loads, of
 * all others what routes need. A build's record, `build.json`, says the rest.
 */

/** The files of catalogues with their hashes, by language. */
type HashedMessages = Partial<Record<Language, Integrity>>

/** A page with all that its document loads of its remote. */
export interface OwnPage extends Pick<PageDescription, 'page' | 'title' | 'data'> {
  entry: string
  /** The files of the entry, the layout and the page, with their hashes. */
  files: Integrity
  messages: HashedMessages
}

/** A build of a remote in the document of a page. */
export interface BuildInPage {
  id: string
  remote: RemoteName
  /** The hash of its record. */
  record: string
  area: Area
  hasLayout?: true
  pages: [page: string, path: string][]
  /** Where the document is one of its pages. */
  own?: OwnPage
}

/** The shell in the document of a page. Tags name its other files. */
export interface ShellInPage {
  id: string
  remote: 'shell'
  /** The hash of its record. */
  record: string
  messages: HashedMessages
}

/** The builds of a remote in the document of a page. A build whose record has no known hash is there as a whole. */
export interface CandidatesInPage {
  current: BuildInPage | Published<RemoteBuild>
  /** The hash of the record of the latest earlier build that a browser may fall back to, by its id. */
  records: Integrity
  disabled?: Notice
  canary?: { build: BuildInPage | Published<RemoteBuild>; percent: number }
}

/** The registry in the document of a page, as shells with this `pageSchema` read it. */
export interface PageRegistry {
  schema: 2
  revision: number
  shell: { current: ShellInPage | Published<ShellBuild>; records: Integrity }
  remotes: Partial<Record<RemoteName, CandidatesInPage>>
}
