import {
  fileOfPage,
  folderOf,
  type BuiltPage,
  type Published,
  type Registry,
  type ShellBuild,
} from '@pundi/contract/federation'
import type { Files } from '../files/read-files'
import { OperatorRefusal } from '../operator-refusal'
import { registryForPage } from './page-registry'

const title = 'Pundi'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string) => text.replace(/[&<>"']/g, character => entities[character] ?? '')

/**
 * A script element with the registry as JSON. Every "<" is escaped, so that the content cannot
 * close the element.
 */
export const dataBlock = (registry: Registry, path?: string) =>
  `<script type="application/json" id="registry">${JSON.stringify(registryForPage(registry, path)).replaceAll('<', '\\u003c')}</script>`

function shellTags(shell: Published<ShellBuild>): string {
  const folder = folderOf(shell)
  const integrity = (file: string) => `integrity="${shell.integrity[file] ?? ''}"`
  return [
    ...shell.styles.map(file => `<link rel="stylesheet" href="${folder}${file}" ${integrity(file)}>`),
    ...shell.fonts.map(
      file => `<link rel="preload" href="${folder}${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...shell.scripts.map(
      file => `<script defer src="${folder}${file}" ${integrity(file)} crossorigin></script>`,
    ),
  ].join('')
}

function template(sources: Files, name: string): string {
  const content = sources.get(`templates/${name}`)
  if (!content) throw new OperatorRefusal(`The shell's build has no templates/${name}.`)
  return content.toString()
}

/** Fills the template's three placeholders. Each must occur exactly once. */
export function renderPage(
  sources: Files,
  places: { title: string; shell: string; registry: string },
): string {
  return Object.entries(places).reduce(
    (html, [name, content]) => {
      const [before, after, ...more] = html.split(`<!--${name}-->`)
      if (before === undefined || after === undefined || more.length)
        throw new OperatorRefusal(`templates/page.html must contain <!--${name}--> once.`)
      return before + content + after
    },
    template(sources, 'page.html'),
  )
}

export const renderLanding = (sources: Files) => template(sources, 'landing.html')

const otherLandings = (sources: Files) =>
  [...sources].flatMap(([path, content]) => {
    const [, language] = /^templates\/landing-([a-z]{2})\.html$/.exec(path) ?? []
    return language === undefined ? [] : [[`${language}.html`, Buffer.from(content)] as const]
  })

export const pagesOf = (registry: Registry): BuiltPage[] =>
  Object.values(registry.remotes).flatMap(remote => remote.current.pages)

/**
 * All HTML files by name: every page, `404.html`, and the landing pages (`index.html` and one per
 * language). Each file embeds its part of the registry, so that no page needs another request for
 * it. Empty before the first shell.
 */
export function renderPages(registry: Registry, sources: Files): Files {
  const files: Files = new Map()
  if (!registry.shell) return files
  const shell = shellTags(registry.shell.current)
  const add = (file: string, name: string, path?: string) => {
    const html = renderPage(sources, { title: escape(name), shell, registry: dataBlock(registry, path) })
    files.set(file, Buffer.from(html))
  }
  for (const page of pagesOf(registry)) add(fileOfPage(page.path), page.title, page.path)
  add('404.html', title)
  for (const [file, content] of otherLandings(sources)) files.set(file, content)
  return files.set('index.html', Buffer.from(renderLanding(sources)))
}
