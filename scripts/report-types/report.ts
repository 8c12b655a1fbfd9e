import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { httpVersion } from '../../shared/contract/served'
import { compareTypes, type Entries } from './compare-types'
import { emitDeclarations } from './emit-declarations'
import { judge, type Step } from './judge'
import { publicTypes } from './public-types'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * The packages whose version is a promise. `isWritten`: remotes also write values of their types. `http`: the version of
 * the calls among them, which is a promise of the server.
 */
const reported: { folder: string; isWritten: boolean; http?: string }[] = [
  { folder: 'shared/contract', isWritten: false, http: httpVersion },
  { folder: 'shared/platform', isWritten: true },
]

interface Manifest {
  name: string
  version: string
  exports: Record<string, string>
}

/** The public types of a version of a package. */
export interface Report {
  version: string
  /** The version of the HTTP contract, where the package declares it. */
  http?: string | undefined
  entries: Entries
}

export interface Compared {
  /** Path of the report in the repository. */
  file: string
  /** The report of the present sources. */
  text: string
  /** What is wrong, as complete sentences; undefined if the report in the repository is the present one. */
  problem: string | undefined
  /** The versions that were raised by too little. Then the report must not be written. */
  steps: Step[]
}

/** Compares the reports in the repository with the sources. */
export async function compareReports(): Promise<Compared[]> {
  const packages = reported.map(one => ({ ...one, manifest: readManifest(one.folder) }))
  const read = await emitDeclarations(packages.map(({ folder }) => folder))
  return Promise.all(
    packages.map(async ({ folder, isWritten, http, manifest: { name, version, exports } }) => {
      const entries = Object.fromEntries(
        Object.entries(exports)
          .filter(([, path]) => path.endsWith('.ts'))
          .map(([entry, path]) => [
            `${name}${entry.slice(1)}`,
            publicTypes(`${folder}/${path.slice(2).replace(/\.ts$/, '.d.ts')}`, read),
          ]),
      )
      const file = `${folder}/${name.split('/')[1]}.api.md`
      const text = writeReport(name, { version, http, entries })
      const kept = readKept(join(root, file))
      if (kept === text) return { file, text, problem: undefined, steps: [] }
      const before = parseReport(kept)
      const changes = await compareTypes(before.entries, entries, isWritten)
      const promises = [{ place: `${folder}/package.json`, before: before.version, now: version, changes }]
      const calls = changes.filter(one => one.isCall)
      if (http !== undefined)
        promises.push({
          place: `${folder}/served.ts`,
          before: before.http ?? '0.0.0',
          now: http,
          changes: calls,
        })
      return { file, text, ...judge(file, promises) }
    }),
  )
}

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest

/** Writes a report: the version, and a section for each entry. */
export const writeReport = (name: string, { version, http, entries }: Report) =>
  [
    `# ${name} ${version}\n`,
    ...(http === undefined ? [] : [`The HTTP contract is ${http}.\n`]),
    'What this package exports. Written by `npm run report:types`; `npm test` compares it with the sources.\n',
    ...Object.entries(entries).map(([entry, types]) => `## ${entry}\n\n\`\`\`ts\n${types}\n\`\`\`\n`),
  ].join('\n')

/** The report in the repository; empty if there is none yet. */
const readKept = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

export function parseReport(text: string): Report {
  const version = /^# \S+ (\S+)\n/.exec(text)?.[1] ?? '0.0.0'
  const sections = text.matchAll(/^## (\S+)\n\n```ts\n(.*?)\n```$/gms)
  return {
    version,
    http: /^The HTTP contract is (\S+)\.\n/m.exec(text)?.[1],
    entries: Object.fromEntries([...sections].map(([, entry = '', types = '']) => [entry, types])),
  }
}
