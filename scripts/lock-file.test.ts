import { readFileSync } from 'node:fs'

interface Entry {
  resolved?: string
  link?: boolean
  optionalDependencies?: Record<string, string>
}

const lockFiles = ['package-lock.json', 'bench/lighthouse/package-lock.json']

const packagesOf = (lockFile: string) =>
  (
    JSON.parse(readFileSync(new URL(`../${lockFile}`, import.meta.url), 'utf8')) as {
      packages: Record<string, Entry>
    }
  ).packages

// npm may silently leave out an optional package for another platform when it writes the lock file.
// Then `npm ci` fails.
test('every optional package that the lock file names is in it', () => {
  expect(lockFiles.flatMap(lockFile => findMissing(packagesOf(lockFile)))).toEqual([])
})

test('the lock file names no place to download from', () => {
  const entries = lockFiles.flatMap(lockFile => Object.values(packagesOf(lockFile)))
  expect(entries.flatMap(({ resolved, link }) => (link || !resolved ? [] : [resolved]))).toEqual([])
})

function findMissing(packages: Record<string, Entry>) {
  const present = new Set(Object.keys(packages).map(path => path.split('node_modules/').at(-1)))
  return Object.entries(packages)
    .filter(([path]) => path.includes('node_modules/'))
    .flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).flatMap(name => (present.has(name) ? [] : [`${name} of ${path}`])),
    )
}
