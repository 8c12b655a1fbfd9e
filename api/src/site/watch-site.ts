import type { InlineHashes, Registry } from '@pundi/contract/federation'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readDocument, type SiteDocument } from './documents'

/** What is published at the time of the request. */
export interface Site {
  /** The paths of all pages, except the landing page and "not found". */
  pages: ReadonlySet<string>
  /** The content security policy of every page. */
  policy: string
  /** A file of the site's root; undefined if there is none. */
  document: (name: string) => SiteDocument | undefined
}

function readRegistry(path: string): Registry | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Registry
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/**
 * Answers a function that gives what is published in a folder at that moment; undefined before the first shell. Each
 * call looks at the file status only: the files are read once after each publication.
 *
 * Publishing first announces its registry in `.registry.next.json`, then writes the pages, then moves the pointer.
 * Until then a page may be of either registry, so the policy allows the inline scripts of both.
 *
 * @param origin the site's address, for files that contain it
 */
export function watchSite(directory: string, origin: () => string): () => Site | undefined {
  const files = ['registry.json', '.registry.next.json', 'registry.json.br'].map(name =>
    join(directory, name),
  )
  let seen = ''
  let site: Site | undefined

  function read(): Site | undefined {
    const [registry, announced] = files.slice(0, 2).map(readRegistry)
    if (!registry?.shell) return undefined
    const documents = new Map<string, SiteDocument>()
    const inline = [registry, announced].flatMap(each => each?.shell?.current.inline ?? [])
    return {
      pages: new Set(
        Object.values(registry.remotes).flatMap(({ current }) => current.pages.map(p => p.path)),
      ),
      policy: contentPolicy(inline),
      document(name) {
        // Only existing files are cached: visitors could ask for any number of other names.
        const document = documents.get(name) ?? readDocument(join(directory, name), origin())
        if (document) documents.set(name, document)
        return document
      },
    }
  }

  return () => {
    const now = files
      .map(file => statSync(file, { throwIfNoEntry: false }))
      .map(stat => (stat ? `${stat.ino} ${stat.size} ${stat.mtimeMs}` : '-'))
      .join()
    if (now !== seen) {
      site = read()
      seen = now
    }
    return site
  }
}

const sources = (hashes: string[]) => ["'self'", ...new Set(hashes.map(hash => `'${hash}'`))].join(' ')

/** The content security policy of pages whose inline scripts and styles have these hashes. */
const contentPolicy = (inline: InlineHashes[]) =>
  [
    "default-src 'none'",
    `script-src ${sources(inline.flatMap(({ scripts }) => scripts))}`,
    `style-src ${sources(inline.flatMap(({ styles }) => styles))}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
