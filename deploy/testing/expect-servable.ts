import { expect } from '@jest/globals'
import {
  fileOfPage,
  folderOf,
  type Integrity,
  type PageRegistry,
  type Registry,
} from '@pundi/contract/federation'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { hasHash, hashInline } from '../files/hash'
import { pagesOf } from '../site/render-page'
import { servedFolder, registryOf } from './read-site'

type Candidates = Registry['shell'] | PageRegistry['shell'] | (Registry | PageRegistry)['remotes']['user']
type Named = NonNullable<Candidates>['current']

function filesOf(build: Named): Integrity {
  if ('integrity' in build) return build.integrity
  const { files, messages } =
    'messages' in build ? { files: {}, messages: build.messages } : (build.own ?? { files: {}, messages: {} })
  return Object.assign({ 'build.json': build.record }, files, ...Object.values(messages)) as Integrity
}

function expectBuilds(site: string, { shell, remotes }: Registry | PageRegistry) {
  const candidates: Candidates[] = [shell, ...(Object.values(remotes) as Candidates[])]
  for (const build of candidates.flatMap(one => one?.current ?? []))
    for (const [file, integrity] of Object.entries(filesOf(build)))
      expect([file, hasHash(readFileSync(join(site, folderOf(build), file)), integrity)]).toEqual([
        file,
        true,
      ])
}

function expectPage(site: string, html: string, { revision }: Registry, allowed: string[]) {
  const data = /<script type="application\/json" id="registry">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  const named = JSON.parse(data) as PageRegistry
  expect(named.revision).toBe(revision)
  expectBuilds(site, named)
  const inline = hashInline(new Map([['templates/page.html', Buffer.from(html)]]))
  expect(allowed).toEqual(expect.arrayContaining([...inline.scripts, ...inline.styles]))
}

/**
 * Fails unless visitors get complete pages of the live revision:
 * - Every page exists, names this registry's builds and has a correct compressed copy.
 * - Every named build has the expected content.
 * - Every inline script is allowed by its page's content policy.
 */
export function expectServable(site: string): Registry {
  const registry = registryOf(site)
  const folder = servedFolder(site)
  expectBuilds(site, registry)
  const allowed = [registry.shell?.current.inline.scripts ?? [], registry.shell?.current.inline.styles ?? []]
  for (const file of [...pagesOf(registry).map(({ path }) => fileOfPage(path)), '404.html']) {
    expectPage(site, readFileSync(join(folder, file), 'utf8'), registry, allowed.flat())
    if (existsSync(join(folder, `${file}.br`))) {
      const compressed = readFileSync(join(folder, `${file}.br`))
      expectPage(site, String(brotliDecompressSync(compressed)), registry, allowed.flat())
    }
  }
  expect(readFileSync(join(folder, 'registry.json'), 'utf8')).toBe(JSON.stringify(registry))
  return registry
}
