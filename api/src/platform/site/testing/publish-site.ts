import type { Registry } from '@pundi/contract/federation'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

export const page = (name: string) => `<!doctype html><title>${name}</title>${'<p>text</p>'.repeat(20)}`

export function write(directory: string, file: string, content: string) {
  const path = join(directory, file)
  mkdirSync(dirname(path), { recursive: true })
  if (/\.(html|js|css|json)$/.test(file)) writeFileSync(`${path}.br`, brotliCompressSync(content))
  writeFileSync(`${path}.new`, content)
  renameSync(`${path}.new`, path)
}

export function registry({
  revision = 1,
  inline = { scripts: ['sha256-boot'], styles: ['sha256-style'] },
  isStrict = false,
} = {}): Registry {
  const described = (path: string) => ({ page: path.slice(1), path, title: path, files: [] })
  const candidates = { fallback: [], revoked: [] }
  const build = { id: 'b1', entry: 'entry.js', layout: null, messages: {}, requires: {}, integrity: {} }
  return {
    schema: 1,
    revision,
    folder: `${revision}-0`,
    shell: {
      ...candidates,
      current: {
        ...{
          id: 's1',
          remote: 'shell',
          scripts: [],
          styles: [],
          fonts: [],
          messages: {},
          provides: {},
          integrity: {},
        },
        inline,
        ...(isStrict && { isStrict }),
      },
    },
    remotes: {
      user: {
        ...candidates,
        current: { ...build, remote: 'user', area: 'user', pages: [described('/dashboard')] },
      },
      admin: {
        ...candidates,
        current: {
          ...build,
          remote: 'admin',
          area: 'admin',
          pages: [described('/admin/users'), described('/lost')],
        },
      },
    },
  }
}

export const writePage = (directory: string, file: string, content: string, revision = 1) =>
  write(directory, `.revisions/${revision}-0/${file}`, content)

export function publishSite(directory: string, published = registry()) {
  for (const name of ['index', '404', 'dashboard', 'admin/users', 'stale'])
    writePage(directory, `${name}.html`, page(name))
  const files = ['entry.js', 'page.css', 'deep/font.woff2', '.secret']
  for (const file of files) write(directory, `r/user/b1/${file}`, 'var a = 1;'.repeat(20))
  write(directory, 'r/user/.upload-b2/entry.js', '')
  write(directory, '.shells/s1/templates/page.html', '')
  write(directory, '.lock', '')
  writePage(directory, 'history.ndjson', '{}')
  writePage(directory, 'favicon.svg', '<svg/>')
  const content = JSON.stringify(published)
  writePage(directory, 'registry.json', content)
  write(directory, 'registry.json', content)
}
