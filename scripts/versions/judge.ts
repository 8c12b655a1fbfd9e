import semver from 'semver'
import { isNeeded, type CallLine } from './call-line'

export interface Change {
  name: string
  what: 'is gone' | 'is new' | 'breaks' | 'accepts or answers more' | 'has changed'
}

export interface Step {
  place: string
  now: string
  wanted: string
  sentence: string
}

const breaking = ['is gone', 'breaks']

/**
 * Compares the calls of two versions of the contract. A change breaks a call if a build made for
 * `before` could fail with `now`.
 */
export function compareCalls(before: CallLine[], now: CallLine[]): Change[] {
  const names = new Set([...before, ...now].map(({ name }) => name))
  return [...names].flatMap((name): Change[] => {
    const [old, next] = [before, now].map(lines => lines.find(line => line.name === name))
    if (!old) return [{ name, what: 'is new' }]
    if (!next) return [{ name, what: 'is gone' }]
    if (JSON.stringify(old) === JSON.stringify(next)) return []
    return [{ name, what: isBroken(old, next) ? 'breaks' : 'accepts or answers more' }]
  })
}

function isBroken(before: CallLine, now: CallLine): boolean {
  const lacks = (list: string[]) => (field: string) => !list.includes(field)
  const may = ({ takes }: CallLine) => takes.filter(field => !isNeeded(field))
  const must = ({ takes }: CallLine) => takes.filter(isNeeded)
  return (
    before.fixed !== now.fixed ||
    // The next two lines are true if a request that the old version accepts could now be refused:
    // (a) a field or value is no longer accepted; (b) a further field is required.
    may(before).some(lacks(now.takes)) ||
    must(now).some(lacks(before.takes)) ||
    before.answers.some(lacks(now.answers))
  )
}

/**
 * Compares the public types of two versions of the platform. A missing name breaks remotes. For any
 * other change, the author decides whether the change breaks remotes.
 */
export function compareReports(before: string, now: string): Change[] {
  if (before === now) return []
  const gone = namesOf(before).filter(name => !namesOf(now).includes(name))
  return [
    ...gone.map((name): Change => ({ name, what: 'is gone' })),
    { name: '@pundi/platform', what: 'has changed' },
  ]
}

export const compareNames = (before: string[], now: string[]): Change[] => [
  ...before.filter(name => !now.includes(name)).map((name): Change => ({ name, what: 'is gone' })),
  ...now.filter(name => !before.includes(name)).map((name): Change => ({ name, what: 'is new' })),
]

const namesOf = (report: string) =>
  [...report.matchAll(/^declare namespace (\w+) \{\n {4}export \{\n(.*?)\n {4}\}/gms)].flatMap(
    ([, entry = '', names = '']) =>
      names.split(',').map(name => `${entry}: ${name.trim().replace(/^\w+ as /, '')}`),
  )

export function findStep(place: string, before: string, now: string, changes: Change[]): Step[] {
  const isMajor = changes.some(({ what }) => breaking.includes(what))
  const wanted = changes.length > 0 ? semver.inc(before, isMajor ? 'major' : 'minor') : before
  if (wanted === null || semver.gte(now, wanted)) return []
  const said = changes.map(({ name, what }) => `\n  ${name} ${what}`).join('')
  const sentence =
    `The public calls or types changed since version ${before}:${said}\n` +
    `The version in ${place} must therefore be ${wanted}. To raise it here and in all packages that depend on it: npm run versions -- --raise`
  return [{ place, now, wanted, sentence }]
}
