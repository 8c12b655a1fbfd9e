import type { BuildInPage, PageRegistry, Registry } from '@pundi/contract/federation'
import type { Build } from '../registry/known-build'

/**
 * Writes the registry that one page embeds: the files of this page, and the paths of all other
 * pages. The hash of each build is "record", and the hash of each file is the file's name.
 *
 * @param own path of the page
 */
export function writePageRegistry({ revision, remotes }: Registry, own?: string): PageRegistry {
  const registry: PageRegistry = {
    ...{ schema: 2, revision },
    shell: { current: { id: '0000000000e1', remote: 'shell', record: 'record', messages: {} }, records: {} },
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([remote, { current, records = {} }]) => [
        remote,
        { current: partOf(current, own), records },
      ]),
    ),
  }
  document.getElementById('registry')!.textContent = JSON.stringify(registry)
  return registry
}

function partOf({ id, remote, area, entry, layout, pages }: Build, path?: string): BuildInPage {
  const own = pages.find(page => page.path === path)
  return {
    ...{ id, remote, area, record: 'record' },
    ...(layout && { hasLayout: true }),
    pages: pages.map(page => [page.page, page.path]),
    ...(own && {
      own: {
        ...{ page: own.page, title: own.title ?? '', entry },
        files: Object.fromEntries([entry, ...(own.files ?? [])].map(file => [file, file])),
        messages: { en: { 'messages-en.js': 'messages-en.js' } },
      },
    }),
  }
}
