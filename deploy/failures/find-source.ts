import { SourceMap, type SourceMapPayload } from 'node:module'
import { openStore } from '../store/open-store'
import { buildFolder } from '../site/site-folder'

/**
 * Finds the source of a position in a built file: "src/pages/users/route.tsx:12:5" for
 * "users.js:1:1770". Uses the source map that is published with the build. Undefined if the build
 * or its source map is gone.
 */
export async function findSource(
  site: string,
  build: { remote: string; id: string },
  at: string,
): Promise<string | undefined> {
  const [, file, line, column] = /^([\w@~+.-]+):(\d+):(\d+)$/.exec(at) ?? []
  if (file === undefined) return undefined
  const map = await (await openStore(site)).read(`${buildFolder(build)}/${file}.map`)
  if (!map) return undefined
  // `SourceMap` counts lines and columns from 0. Stack traces count lines and columns from 1.
  const entry = new SourceMap(JSON.parse(map.toString()) as SourceMapPayload).findEntry(
    Number(line) - 1,
    Number(column) - 1,
  )
  if (!('originalSource' in entry)) return undefined
  return `${pathOf(entry.originalSource)}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
}

/** "webpack://pundi_admin/../shared/kit/list/use-list.ts" becomes "shared/kit/list/use-list.ts". */
const pathOf = (source: string) =>
  source.replace(/^webpack:\/\/[^/]*\/(\.{1,2}\/)*/, '').replace(/\?\w*$/, '')
