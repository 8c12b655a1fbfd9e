import type { Integrity } from '@pundi/contract/federation'

/** Starts to load all files before any of them runs. `folder` is that of their build. */
export function preload(folder: string, files: Integrity = {}) {
  for (const [file, integrity] of Object.entries(files)) {
    const href = folder + file
    if (document.querySelector(`link[href="${href}"]`)) continue
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = file.endsWith('.css') ? 'style' : 'script'
    link.integrity = integrity
    // Must match the mode of the script element, or the file loads twice.
    if (link.as === 'script') link.crossOrigin = 'anonymous'
    link.href = href
    document.head.append(link)
  }
}
