import type { Messages } from '@pundi/platform/federation'

/** Merges catalogues. Each `import()` names the same chunk, so that they become one file. */
export async function joinMessages(...files: Promise<unknown>[]) {
  const loaded = (await Promise.all(files)) as { default: Messages }[]
  return { default: Object.assign({}, ...loaded.map(file => file.default)) as Messages }
}
