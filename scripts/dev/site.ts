import type { Published, Registry, RemoteBuild, ShellBuild } from '../../shared/contract/federation'
import type { Files } from '../../deploy/files/read-files'
import { renderPages } from '../../deploy/site/render-page'
import { allowMessages } from '../../webpack/dev/print-failures'

/**
 * A registry for development. It has no hashes of files, because the files change with every edit.
 */
export function developmentRegistry(shell: ShellBuild, remotes: RemoteBuild[]): Registry {
  const candidates = <Build extends ShellBuild | RemoteBuild>(build: Build) => ({
    current: {
      ...withoutUpdates(build),
      integrity: {},
      inline: { scripts: [], styles: [] },
    } as unknown as Published<Build>,
    fallback: [],
    revoked: [],
  })
  return {
    schema: 1,
    revision: 1,
    shell: candidates(shell),
    remotes: Object.fromEntries(remotes.map(build => [build.remote, candidates(build)])),
  }
}

/**
 * After an edit, webpack lists its hot updates among the files of a page. A page that is loaded
 * later does not need these updates.
 */
const withoutUpdates = <Build extends ShellBuild | RemoteBuild>(build: Build) =>
  JSON.parse(JSON.stringify(build), (_key, value: unknown) =>
    Array.isArray(value) ? value.filter(item => !String(item).endsWith('.hot-update.js')) : value,
  ) as Build

/**
 * The pages, the registry and the files of the site's root, by name.
 *
 * @param sources the shell's files in `templates/` and `root/`
 */
export function siteOf(sources: Files, shell: ShellBuild, remotes: RemoteBuild[]): Files {
  const registry = developmentRegistry(shell, remotes)
  const pages = renderPages(registry, sources)
  const own = [...sources].filter(([path]) => path.startsWith('root/'))
  return new Map([
    ...own.map(([path, content]) => [path.slice('root/'.length), content] as const),
    ...[...pages].map(([name, html]) => [name, Buffer.from(allowMessages(String(html)))] as const),
    ['registry.json', Buffer.from(JSON.stringify(registry))],
  ])
}

export function fileAt(site: Files, path: string): string {
  const name = path === '/' ? 'index' : path.slice(1)
  if (site.has(`${name}.html`)) return `${name}.html`
  return site.has(name) && !name.endsWith('.html') ? name : '404.html'
}
