import {
  folderOf,
  type Published,
  type RemoteBuild,
  type ShellBuild,
  type MessageFiles,
} from '@pundi/contract/federation'
import type { Preferences } from '../../../shared/contract/settings/shapes'

/** Preloads a remote's entry, its layout and the named files all at once, before any of them runs. */
export const preloadPage = (build: Published<RemoteBuild>, files: string[]) =>
  preload(build, [build.entry, ...(build.layout ?? []), ...files])

/** The files of several catalogues in one language. */
export const filesIn = (language: Preferences['language'], ...messages: (MessageFiles | undefined)[]) =>
  messages.flatMap(files => files?.[language ?? 'default'] ?? [])

export function preload(build: Published<RemoteBuild | ShellBuild>, files: string[]) {
  for (const file of new Set(files)) {
    const href = folderOf(build) + file
    if (document.head.querySelector(`link[href="${href}"]`)) continue
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = file.endsWith('.css') ? 'style' : 'script'
    link.integrity = build.integrity[file] ?? ''
    // As the script itself, or it would be loaded twice.
    if (link.as === 'script') link.crossOrigin = 'anonymous'
    link.href = href
    document.head.append(link)
  }
}
