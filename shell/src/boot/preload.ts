import { folderOf, type Published, type RemoteBuild } from '@pundi/shared/federation'

/** Asks the browser for a remote's entry, its layout and the named files all at once, before any of them runs. */
export function preload(build: Published<RemoteBuild>, files: string[]) {
  for (const file of new Set([build.entry, ...(build.layout ?? []), ...files])) {
    const href = folderOf(build) + file
    if (document.head.querySelector(`link[href="${href}"]`)) continue
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = file.endsWith('.css') ? 'style' : 'script'
    link.integrity = build.integrity[file] ?? ''
    link.href = href
    document.head.append(link)
  }
}
