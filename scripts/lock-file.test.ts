import { readFileSync } from 'node:fs'

interface Entry {
  resolved?: string
  link?: boolean
  optionalDependencies?: Record<string, string>
}

const packages = (
  JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
    packages: Record<string, Entry>
  }
).packages

// npm leaves a version that is not published for some platform out of the lock file in silence; `npm ci` then fails.
test('every optional package that the lock file names is in it', () => {
  const present = new Set(Object.keys(packages).map(path => path.split('node_modules/').at(-1)))
  const missing = Object.entries(packages)
    .filter(([path]) => path.includes('node_modules/'))
    .flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).flatMap(name => (present.has(name) ? [] : [`${name} of ${path}`])),
    )
  expect(missing).toEqual([])
})

test('the lock file names no place to download from', () => {
  const places = Object.values(packages).flatMap(({ resolved, link }) =>
    link || !resolved ? [] : [resolved],
  )
  expect(places).toEqual([])
})
