import semver from 'semver'
import type { Change, Level } from './compare-types'

/** A version, and what changed of what it promises. */
export interface Promised {
  /** The file in which it stands. */
  place: string
  before: string
  now: string
  changes: Change[]
}

const writeIt = 'Run `npm run report:types` and commit what it writes.'

/** A version that must be raised, and to what. */
export interface Step {
  place: string
  now: string
  wanted: string
}

/** Whether each version was raised as the changes of what it promises ask, and what to do if not. */
export function judge(file: string, promises: Promised[]) {
  const refusals = promises.flatMap(refuse)
  const steps = refusals.map(({ step }) => step)
  const present = promises.map(({ now }) => now).join(' and ')
  return refusals.length > 0
    ? { steps, problem: `${refusals.map(({ sentence }) => sentence).join('\n')}\n${writeIt}` }
    : { steps, problem: `${file} is not the report of ${present}. ${writeIt}` }
}

function refuse({ place, before, now, changes }: Promised): { step: Step; sentence: string }[] {
  const level: Level = changes.some(one => one.level === 'major') ? 'major' : 'minor'
  const wanted = changes.length > 0 ? semver.inc(before, level) : before
  if (wanted === null || semver.gte(now, wanted)) return []
  const said = changes.map(({ name, what }) => `\n  ${name} ${what}`).join('')
  const sentence =
    `What is promised changed since version ${before}:${said}\n` +
    `${level === 'major' ? 'Builds that are made for it may break' : 'Builds that need this must be able to say so'}: ` +
    `raise the version in ${place} to ${wanted}, and that of every dependency on it (npm run report:types -- --raise).`
  return [{ step: { place, now, wanted }, sentence }]
}
