import type { RouteModule } from '@pundi/platform/federation'
import type { Effects } from '../federation/machine/effects'
import type { Build } from '../registry/known-build'
import { createRemote } from '../federation/remote'
import { buildOf } from './open-shell'

export const [newest, earlier, first] = ['c', 'b', 'a'].map(id => buildOf('user', [], id) as Build) as [
  Build,
  Build,
  Build,
]
export const away = new Error('away')
export const broken = new TypeError('broken')
export const routeModule: RouteModule = { Component: () => null }

export let reports: [build: string, phase: string, cause: string][]
export let left: [build: string, address: string][]
export let quarantined: string[]
export let abandoned: number
let isRun: boolean

export function forgetEffects() {
  ;[reports, left, quarantined] = [[], [], []]
  abandoned = 0
  setRun(false)
}

export function setRun(now: boolean) {
  isRun = now
}

interface Given extends Partial<Effects> {
  others?: Build[]
}

export function openRemote({ others = [], load = () => Promise.resolve(routeModule), ...effects }: Given) {
  return createRemote('user', {
    now: () => Date.now(),
    after(ms, ring) {
      const timer = setTimeout(ring, ms)
      return () => clearTimeout(timer)
    },
    inForce: () => newest,
    isQuarantined: build => quarantined.includes(build),
    findOther: found(...others),
    async load(build, page, onRun) {
      const result = await load(build, page, onRun)
      onRun()
      return result
    },
    hasRun: () => isRun,
    causeOf: error => (error === away ? 'file' : error instanceof TypeError ? 'code' : 'timeout'),
    detailsOf: error => ({ message: String(error) }),
    countFailure: () => {},
    abandon: () => (abandoned += 1),
    quarantine: build => quarantined.push(build),
    leave: (build, address) => left.push([build, address]) > 0,
    offer: () => {},
    reportDrawn: () => {},
    report: (build, phase, cause) => reports.push([build, phase, cause]),
    ...effects,
  })
}

export const found =
  (...others: Build[]) =>
  (except: readonly string[]) => {
    const build = others.find(({ id }) => !except.includes(id))
    return Promise.resolve(build && { build, isHere: !isRun })
  }

export const never = new Promise<never>(() => {})

export const after = <Value>(ms: number, value?: Value) =>
  new Promise<Value>(resolve => setTimeout(() => resolve(value as Value), ms))

export function settle(work: Promise<unknown>) {
  let ended: false | 'fulfilled' | 'rejected' = false
  work.then(
    () => (ended = 'fulfilled'),
    () => (ended = 'rejected'),
  )
  return { ended: () => ended, done: work }
}
