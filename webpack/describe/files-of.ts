import type { Compilation } from 'webpack'
import { catalogueLanguages, type MessageFiles } from '../../shared/contract/federation'

/** The scripts and styles that a named chunk needs. Refuses a name that no `import()` gives. */
export function filesOf(compilation: Compilation, group: string): string[] {
  const files = compilation.namedChunkGroups.get(group)?.getFiles()
  if (!files)
    throw new Error(
      `No chunk is named "${group}"; name the chunk of its route: import(/* webpackChunkName: "${group}" */ …).`,
    )
  return files.filter(file => /\.(js|css)$/.test(file))
}

/**
 * The files of a catalogue. Its chunks are named "messages-en" and so on, after a page "dashboard-messages-en"; a language
 * without a chunk is part of the build's own files.
 */
export const messageFilesOf = (compilation: Compilation, before = ''): MessageFiles =>
  Object.fromEntries(
    catalogueLanguages
      .map(language => [language, `${before}messages-${language}`] as const)
      .filter(([, group]) => compilation.namedChunkGroups.has(group))
      .map(([language, group]) => [language, filesOf(compilation, group)]),
  )
