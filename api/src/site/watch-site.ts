import type { Registry } from '@pundi/contract/federation'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readDocument, type SiteDocument } from './documents'
import { pagePolicies } from './page-policies'
import { canaryIn, type RunningCanary } from './running-canary'

/** What is published at the time of the request. */
export interface Site {
  /** The paths of all pages, except the landing page and "not found". */
  pages: ReadonlySet<string>
  /** The names of all remotes that the registry has, and the shell's. */
  remotes: ReadonlySet<string>
  /** The ids of all builds that the registry names: in force, to fall back or go forward to, tried by a part, and revoked. */
  builds: ReadonlySet<string>
  /** A build that a part of all browsers runs. */
  canary: RunningCanary | undefined
  /** The headers of every page that say what may run in it. */
  policies: Record<string, string>
  /** The paths of all pages as a preview has them; undefined if there is no such preview of what is in force. */
  previewed: (name: string) => ReadonlySet<string> | undefined
  /** A file of the site's root; undefined if there is none. */
  document: (name: string) => SiteDocument | undefined
}

/** A site folder that is read again after each publication. */
export interface WatchedSite {
  /** What is published now, or was when the registry could last be read; undefined before the first shell. */
  current: () => Site | undefined
  /** Whether the registry can be read now. A folder in which nothing was published yet counts as readable. */
  isReadable: () => boolean
}

/** In the folder of a revision, the folder with its pages as previews have them (`deploy/preview/preview.ts`). */
export const previewsFolder = '.previews'

/** Milliseconds until a registry that could not be read is tried again, though its file has not changed. */
const nextTry = 1000

function readRegistry(path: string): Registry | null {
  try {
    const registry = JSON.parse(readFileSync(path, 'utf8')) as Registry | null
    if (registry?.schema !== 1) throw new Error(`${path} is no registry that this version of Pundi can read.`)
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

const pathsOf = ({ remotes }: Registry): ReadonlySet<string> =>
  new Set(Object.values(remotes).flatMap(({ current }) => current.pages.map(({ path }) => path)))

function readPaths(path: string): ReadonlySet<string> | undefined {
  const registry = readRegistry(path)
  return registry ? pathsOf(registry) : undefined
}

/** Differs after each publication. A file whose status cannot be read is read all the same, which says why it cannot. */
function statusOf(path: string): string {
  try {
    const stat = statSync(path, { throwIfNoEntry: false })
    return stat ? `${stat.ino} ${stat.size} ${stat.mtimeMs}` : '-'
  } catch (error) {
    return String(error)
  }
}

/** The folder with the pages of a revision. */
function folderOf(directory: string, { revision, folder }: Registry): string {
  const path = folder === undefined ? undefined : join(directory, '.revisions', folder)
  if (path !== undefined && statSync(path, { throwIfNoEntry: false })) return path
  throw new Error(
    `${directory} has no pages of revision ${revision}, which is in force. Publish or roll back any build, or run npm start: each writes them anew.`,
  )
}

/**
 * Watches what is published in a folder. Each call looks at the file status of the pointer only: the files are read
 * once after each publication. While the registry cannot be read, the last one that could stays in force.
 *
 * The pointer, `registry.json`, names the folder of its revision, which holds its pages. Publishing writes that folder
 * first and then replaces the pointer, so what is read here is of one revision.
 *
 * @param origin the site's address, for files that contain it
 * @param tell is called once when the registry cannot be read any more
 */
export function watchSite(
  directory: string,
  origin: () => string,
  tell: (error: unknown) => void = () => {},
): WatchedSite {
  const pointer = join(directory, 'registry.json')
  let seen = ''
  let site: Site | undefined
  /** When the registry was tried in vain, in milliseconds since 1970. */
  let failedAt: number | undefined

  function read(): Site | undefined {
    const registry = readRegistry(pointer)
    if (!registry && site) throw new Error(`${directory} has no registry.json any more.`)
    if (!registry?.shell) return undefined
    const folder = folderOf(directory, registry)
    const documents = new Map<string, SiteDocument>()
    const previews = new Map<string, ReadonlySet<string>>()
    const published: Site = {
      remotes: new Set(['shell', ...Object.keys(registry.remotes)]),
      builds: new Set(idsOf(registry)),
      pages: pathsOf(registry),
      previewed(name) {
        const seen = previews.get(name) ?? readPaths(join(folder, previewsFolder, name, 'registry.json'))
        // Only those that exist are kept: one may be added to the revision in force.
        if (seen) previews.set(name, seen)
        return seen
      },
      canary: canaryIn(registry),
      policies: pagePolicies(registry.shell.current),
      document(name) {
        // Only existing files are cached: visitors could ask for any number of other names.
        const document = documents.get(name) ?? readDocument(join(folder, name), origin())
        if (document) documents.set(name, document)
        return document
      },
    }
    // In memory from now on: the file may not be readable when a browser asks for it.
    published.document('registry.json')
    return published
  }

  function look() {
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
      look()
      return site
    },
    isReadable() {
      look()
      return failedAt === undefined
    },
  }
}
