import type { Messages } from '@pundi/platform/federation'

/**
 * The caller's `import()` calls must have the same webpackChunkName, so that webpack writes all
 * catalogues into one file.
 */
export async function joinMessages(...files: Promise<unknown>[]) {
  const loaded = (await Promise.all(files)) as { default: Messages }[]
  return { default: Object.assign({}, ...loaded.map(file => file.default)) as Messages }
}
