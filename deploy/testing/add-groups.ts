import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { hash } from '../files/hash'

type Json = Record<string, unknown>

export function changeJson(file: string, change: (content: Json) => void) {
  const content = JSON.parse(readFileSync(file, 'utf8')) as Json
  change(content)
  writeFileSync(file, JSON.stringify(content))
  if (existsSync(`${file}.br`)) writeFileSync(`${file}.br`, brotliCompressSync(JSON.stringify(content)))
}

/**
 * Adds a remote that `remotes.json` does not list, with fields of a later release. The site must
 * have two builds of the user area.
 */
export function addGroups(site: string, earlier: string, current: string) {
  const inSite = (path: string) => join(site, 'r', path)
  for (const id of [earlier, current]) {
    cpSync(inSite(`user/${id}`), inSite(`groups/${id}`), { recursive: true })
    changeJson(inSite(`groups/${id}/build.json`), toGroups)
  }
  changeJson(join(site, 'registry.json'), content => {
    const { user, ...others } = content.remotes as Record<string, { current: Json }>
    const recordOf = (id: string) => hash(readFileSync(inSite(`groups/${id}/build.json`)))
    const groups = {
      ...structuredClone(user!),
      record: recordOf(current),
      records: { [earlier]: recordOf(earlier) },
    }
    toGroups(groups.current)
    Object.assign(content, {
      later: 1,
      remotes: { ...others, user, groups: { ...groups, slots: ['sidebar'] } },
    })
  })
}

const toGroups = (build: Json) =>
  Object.assign(build, {
    remote: 'groups',
    area: 'groups',
    pages: [{ page: 'groups', path: '/groups', title: 'Groups', files: ['page.js'], slot: 'sidebar' }],
  })
