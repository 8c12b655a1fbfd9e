import type { Integrity } from '@pundi/contract/federation'

/**
 * Starts to load all files before any of them runs. `folder` is the path of their build, such as
 * `/r/user/0123456789ab/`.
 */
export function preload(folder: string, files: Integrity = {}) {
  for (const [file, integrity] of Object.entries(files)) {
    const href = folder + file
    if (document.querySelector(`link[href="${href}"]`)) continue
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = file.endsWith('.css') ? 'style' : 'script'
    link.integrity = integrity
    // A preload must have the same CORS mode as the script element. Otherwise the file loads twice.
    if (link.as === 'script') link.crossOrigin = 'anonymous'
    link.href = href
    document.head.append(link)
  }
}
