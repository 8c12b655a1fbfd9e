import { expect } from '@jest/globals'
import { folderOf, type Registry } from '@pundi/contract/federation'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { hash, hashInline } from '../files/hash'
import { fileOf, pagesOf } from '../site/render-page'

const read = (site: string, file: string) => JSON.parse(readFileSync(join(site, file), 'utf8')) as Registry

function expectBuilds(site: string, registry: Registry) {
  const builds = [registry.shell?.current, ...Object.values(registry.remotes).map(({ current }) => current)]
  for (const build of builds)
    for (const [file, integrity] of Object.entries(build?.integrity ?? {}))
      expect(hash(readFileSync(join(site, folderOf(build!), file)))).toBe(integrity)
}

function expectPage(site: string, html: string, allowed: string[]) {
  const data = /<script type="application\/json" id="registry">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  expectBuilds(site, JSON.parse(data) as Registry)
  const inline = hashInline(new Map([['templates/page.html', Buffer.from(html)]]))
  expect(allowed).toEqual(expect.arrayContaining([...inline.scripts, ...inline.styles]))
}

/**
 * Fails unless visitors get whole pages: every page of the registry exists, with a correct compressed copy; every build
 * that a page names has the content that the page expects; every inline script is allowed.
 */
export function expectServable(site: string): Registry {
  const registry = read(site, 'registry.json')
  expectBuilds(site, registry)
  const announced = existsSync(join(site, '.registry.next.json'))
    ? read(site, '.registry.next.json')
    : registry
  const allowed = [registry, announced].flatMap(({ shell }) => [
    ...(shell?.current.inline.scripts ?? []),
    ...(shell?.current.inline.styles ?? []),
  ])
  for (const file of [...pagesOf(registry).map(({ path }) => fileOf(path)), '404.html']) {
    expectPage(site, readFileSync(join(site, file), 'utf8'), allowed)
    if (existsSync(join(site, `${file}.br`)))
      expectPage(site, String(brotliDecompressSync(readFileSync(join(site, `${file}.br`)))), allowed)
  }
  return registry
}
