import { fileOfPage, hasParameters, matchPath, pathsOfPage, type Registry } from '@pundi/contract/federation'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readDocument, type Places, type SiteDocument } from './documents'
import { pagePolicies } from './page-policies'
import { canaryIn, type RunningCanary } from './canary/running-canary'

type FindPage = (path: string) => string | undefined

export interface Site {
  pageAt: FindPage
  pagesOf: ReadonlyMap<string, number>
  remotes: ReadonlySet<string>
  /**
   * Ids of all builds in the registry, including canaries, revoked builds and builds to roll back
   * to.
   */
  builds: ReadonlySet<string>
  canary: RunningCanary | undefined
  policies: Record<string, string>
  /** Finds the pages of a preview. Undefined if the live revision has no preview of this name. */
  previewed: (name: string) => FindPage | undefined
  document: (name: string) => SiteDocument | undefined
}

export interface WatchedSite {
  /** The last published site with a readable registry. Undefined before the first publication. */
  current: () => Site | undefined
  /** True if the registry is readable, or if nothing is published yet. */
  isReadable: () => boolean
}

/**
 * The subfolder of a revision's folder with the pages of previews (see
 * `deploy/registry/preview.ts`).
 */
export const previewsFolder = '.previews'

/** Milliseconds until an unreadable registry is read again, even if its file has not changed. */
const nextTry = 1000

function readRegistry(path: string): Registry | null {
  try {
    const registry = JSON.parse(readFileSync(path, 'utf8')) as Registry | null
    if (registry?.schema !== 1)
      throw new Error(
        `This version of Pundi cannot read ${path}. Start the version of Pundi that published the site.`,
      )
    return registry
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

const idsOf = ({ shell, remotes }: Registry) =>
  [shell, ...Object.values(remotes)].flatMap(candidates => {
    if (!candidates) return []
    const { current, fallback, revoked, passed = [], canary } = candidates
    return [current.id, ...fallback, ...revoked, ...passed, ...(canary ? [canary.build.id] : [])]
  })

function pagesIn({ remotes }: Registry): FindPage {
  const files = new Map(
    Object.values(remotes).flatMap(({ current }) =>
      current.pages.flatMap(page => pathsOfPage(page).map(path => [path, fileOfPage(page.path)] as const)),
    ),
  )
  const patterns = [...files.keys()].filter(hasParameters)
  return path => files.get(path) ?? files.get(matchPath(patterns, path) ?? '')
}

function readPages(path: string): FindPage | undefined {
  const registry = readRegistry(path)
  return registry ? pagesIn(registry) : undefined
}

/**
 * A text that changes whenever the file is replaced. If the file's status cannot be read, the text
 * is the error.
 */
function statusOf(path: string): string {
  try {
    const stat = statSync(path, { throwIfNoEntry: false })
    return stat ? `${stat.ino} ${stat.size} ${stat.mtimeMs}` : '-'
  } catch (error) {
    return String(error)
  }
}

function folderOf(directory: string, { revision, folder }: Registry): string {
  const path = folder === undefined ? undefined : join(directory, '.revisions', folder)
  if (path !== undefined && statSync(path, { throwIfNoEntry: false })) return path
  throw new Error(
    `The folder ${directory} lacks the pages of the live revision ${revision}. To write them again, publish or roll back any build, or run npm start.`,
  )
}

/**
 * Watches the published site in a folder. `registry.json` names the current revision's folder,
 * which has the pages. Publishing writes that folder first and replaces `registry.json` last, so
 * all files read belong to one revision.
 *
 * Each call of `current` or `isReadable` checks whether `registry.json` has changed, and reads it
 * if so. While `registry.json` cannot be read, the last readable revision stays live.
 * @param tell is called once when the registry becomes unreadable
 */
export function watchSite(
  directory: string,
  places: () => Places,
  tell: (error: unknown) => void = () => {},
): WatchedSite {
  const pointer = join(directory, 'registry.json')
  let seen = ''
  let site: Site | undefined
  let failedAt: number | undefined

  function read(): Site | undefined {
    const registry = readRegistry(pointer)
    if (!registry && site)
      throw new Error(
        `The file registry.json is missing in ${directory}. Restore the file, or publish the shell and all remotes again.`,
      )
    if (!registry?.shell) return undefined
    const folder = folderOf(directory, registry)
    const documents = new Map<string, SiteDocument>()
    const previews = new Map<string, FindPage>()
    const published: Site = {
      remotes: new Set(['shell', ...Object.keys(registry.remotes)]),
      builds: new Set(idsOf(registry)),
      pageAt: pagesIn(registry),
      pagesOf: new Map(
        Object.entries(registry.remotes).map(([remote, { current }]) => [remote, current.pages.length]),
      ),
      previewed(name) {
        const seen = previews.get(name) ?? readPages(join(folder, previewsFolder, name, 'registry.json'))
        // Only existing previews are cached, because a preview may be added later to the live
        // revision.
        if (seen) previews.set(name, seen)
        return seen
      },
      canary: canaryIn(registry),
      policies: pagePolicies(registry.shell.current),
      document(name) {
        // Only existing files are cached, because visitors could ask for any number of other names.
        const document = documents.get(name) ?? readDocument(join(folder, name), places())
        if (document) documents.set(name, document)
        return document
      },
    }
    // Caches `registry.json` now, because it may be unreadable later when a browser requests it.
    published.document('registry.json')
    return published
  }

  function check() {
    const now = statusOf(pointer)
    if (now === seen && (failedAt === undefined || Date.now() < failedAt + nextTry)) return
    seen = now
    try {
      site = read()
      failedAt = undefined
    } catch (error) {
      if (failedAt === undefined) tell(error)
      failedAt = Date.now()
    }
  }

  return {
    current() {
      check()
      return site
    },
    isReadable() {
      check()
      return failedAt === undefined
    },
  }
}
