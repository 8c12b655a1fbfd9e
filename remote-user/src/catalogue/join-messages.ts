import type { Messages } from '@pundi/platform/federation'

/** The caller's `import()` calls must name the same chunk, so that all catalogues become one file. */
export async function joinMessages(...files: Promise<unknown>[]) {
  const loaded = (await Promise.all(files)) as { default: Messages }[]
  return { default: Object.assign({}, ...loaded.map(file => file.default)) as Messages }
}
