import type { Compilation } from 'webpack'
import { catalogueLanguages, type MessageFiles } from '@pundi/contract/federation'

/** Files of the `import()` with this chunk name. Throws if there is no such import. */
export function filesOf(compilation: Compilation, group: string): string[] {
  const files = compilation.namedChunkGroups.get(group)?.getFiles()
  if (!files)
    throw new Error(
      `No chunk has the name "${group}". Add the name to the import of the page's route module: import(/* webpackChunkName: "${group}" */ …).`,
    )
  return files.filter(file => /\.(js|css)$/.test(file))
}

/**
 * A catalogue's files by language. Its chunks are called "messages-en-json", or
 * "dashboard-messages-en-json" for a page. If a language has no chunk, the main files contain its
 * messages.
 */
export const messageFilesOf = (compilation: Compilation, before = ''): MessageFiles =>
  Object.fromEntries(
    catalogueLanguages
      .map(language => [language, `${before}messages-${language}-json`] as const)
      .filter(([, group]) => compilation.namedChunkGroups.has(group))
      .map(([language, group]) => [language, filesOf(compilation, group)]),
  )
