/*
 * Replaces the runtime's preloading, which needs manifests. The shell preloads by the registry
 * (`shell/src/boot/preload.ts`), so these functions are never called.
 */

const absent = (): never => {
  throw new Error('The federation runtime does not preload here: see shell/src/boot/preload.ts.')
}

export const defaultPreloadArgs = {}
export const formatPreloadArgs = absent
export const normalizePreloadExposes = absent
export const preloadAssets = absent
