import type { Messages } from '@pundi/platform/federation'

/**
 * Merges the message catalogues of one language. The caller's `import()` calls must have the same
 * webpackChunkName, so that webpack writes these catalogues into one file.
 */
export async function joinMessages(...files: Promise<unknown>[]) {
  const loaded = (await Promise.all(files)) as { default: Messages }[]
  return { default: Object.assign({}, ...loaded.map(file => file.default)) as Messages }
}
