import { reduce, type Event, type State } from '../federation/machine/machine'

type In<Name extends State['name']> = Extract<State, { name: Name }>

export const [newest, earlier, first] = ['c', 'b', 'a'] as const
const none = { failures: {}, crashes: {} }
export const idle: In<'idle'> = { name: 'idle' }
export const loading: In<'loading'> = { ...none, name: 'loading', build: newest, instead: [] }
export const running: In<'running'> = { ...none, name: 'running', build: newest }
export const unavailable: In<'unavailable'> = { name: 'unavailable', build: newest, cause: 'file' }
export const quarantined: In<'quarantined'> = {
  ...{ ...none, name: 'quarantined', build: newest, instead: [], cause: 'file', hasRun: false },
  address: '/page',
}
export const replacing: In<'loading'> = { ...loading, build: earlier, instead: [newest], cause: 'file' }

export const failed: Extract<Event, { type: 'failed' }> = {
  ...{ type: 'failed', build: newest, page: 'page', cause: 'file', isQuick: true, hasRun: false },
  address: '/page',
}
export const crashed = {
  type: 'crashed',
  page: 'page',
  cause: 'crash',
  isLater: false,
  address: '/page',
  details: { at: 'page.js:1:2' },
} as const
export const asked = { type: 'asked', page: 'page', build: newest, isQuarantined: false } as const

export const report = (phase: string, cause = 'file', build: string = newest) => ({
  do: 'report',
  build,
  phase,
  cause,
})
export const crashReport = (phase: string) => ({ ...report(phase, 'crash'), details: crashed.details })
export const quarantine = (build: string) => ({ do: 'quarantine', build })
export const search = (...except: string[]) => ({ do: 'search', except })
export const leave = (cause: string) => ({ do: 'leave', build: newest, cause, address: '/page' })
export const counted = (failures: number, crashes = 0) => ({
  failures: failures ? { page: failures } : {},
  crashes: crashes ? { page: crashes } : {},
})

export type Rows = Record<string, [before: State, event: Event, after: object, ...done: object[]][]>

export const tryTransitions = (rows: Rows) =>
  describe.each(Object.entries(rows))('%s', (_rule, cases) => {
    test.each(cases)('%j and %j', (before, event, after, ...done) => {
      expect(reduce(before, event)).toEqual([after, ...done])
    })
  })

export function without(state: State, ...keys: string[]): State {
  return Object.fromEntries(Object.entries(state).filter(([key]) => !keys.includes(key))) as unknown as State
}
