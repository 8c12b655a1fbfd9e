import type { FailureReport } from '@pundi/contract'
import type { Cause } from './effects'

/*
 * Which build of a remote this document uses: a pure state machine, one for each remote (decision 085). `remote.ts`
 * carries out its commands.
 */

/** How often each page has failed in the build, and crashed as it was drawn; "layout" is one of them. */
interface Counts {
  failures: Readonly<Record<string, number>>
  crashes: Readonly<Record<string, number>>
}

export type State =
  /** Nothing of the remote was asked for. */
  | { name: 'idle' }
  /** Files of the build are on their way, and none of its code has run. `instead` are the builds that it replaces. */
  | (Counts & { name: 'loading'; build: string; instead: readonly string[]; cause?: Cause })
  /** Code of the build has run: the document stays with it. */
  | (Counts & { name: 'running'; build: string })
  /** The build did not run, and another one is looked for. Without a cause, it did not run in an earlier document. */
  | (Counts & {
      name: 'quarantined'
      build: string
      instead: readonly string[]
      cause?: Cause
      hasRun: boolean
      /** Where a fresh document would open; without it, none is opened. */
      address?: string | undefined
      /** Only a fresh document will do. */
      isLeaving?: boolean
    })
  /** No build ran, this one first. The next page that is asked for begins anew. */
  | { name: 'unavailable'; build: string; cause: Cause }

export type Event =
  | { type: 'asked'; page: string; build: string; isQuarantined: boolean }
  /** Code of the build ran. */
  | { type: 'ran'; build: string }
  | {
      type: 'failed'
      build: string
      page: string
      cause: Cause
      /** There is time for another try before the deadline. */
      isQuick: boolean
      hasRun: boolean
      address?: string | undefined
    }
  /** A page broke as it was drawn, or later. */
  | { type: 'crashed'; page: string; isLater: boolean; address: string; at?: string | undefined }
  /** Something broke that takes no page away: an event that is handled, a promise. */
  | { type: 'erred'; at?: string | undefined }
  /** Somebody asks for the previous version. */
  | { type: 'chosen'; address: string }
  /** Another build is at hand. `isHere`: this document can run it. */
  | { type: 'found'; build: string; isHere: boolean }
  /** There is no other build, or this browser may not open a fresh document for it. */
  | { type: 'exhausted' }

export type Command =
  | { do: 'retry' }
  /** Finds another build than these, and the ones that are quarantined. */
  | { do: 'search'; except: readonly string[] }
  /** Keeps files of the build that are still on their way from running. */
  | { do: 'abandon' }
  | { do: 'quarantine'; build: string }
  /** Quarantines the build and opens a fresh document. */
  | { do: 'leave'; build: string; cause: Cause; address: string }
  /** Offers the previous version beside what is shown. */
  | { do: 'offer' }
  | { do: 'report'; build: string; phase: FailureReport['phase']; cause: Cause; at?: string | undefined }

/** After so many crashes a page's build is left without a press. */
const mostCrashes = 2

const none: Counts = { failures: {}, crashes: {} }

/** The state after an event, and what is to be done. An event that has no place in a state changes nothing. */
export function reduce(state: State, event: Event): [State, ...Command[]] {
  switch (event.type) {
    case 'asked':
      return ask(state, event)
    case 'ran':
      return run(state, event.build)
    case 'failed':
      return fail(state, event)
    case 'crashed':
      return crash(state, event)
    case 'erred':
      return state.name === 'running' ? [state, later(state.build, event.at), { do: 'offer' }] : [state]
    case 'chosen':
      return choose(state, event.address)
    case 'found':
      return find(state, event)
    case 'exhausted':
      return stay(state)
  }
}

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>
type Next = [State, ...Command[]]

function ask(state: State, { page, build, isQuarantined }: Of<'asked'>): Next {
  if (state.name === 'idle' || state.name === 'unavailable')
    return isQuarantined
      ? search({ ...none, name: 'quarantined', build, instead: [], hasRun: false })
      : [{ ...none, name: 'loading', build, instead: [] }]
  // Whoever asks again gets both tries again.
  return [{ ...state, failures: { ...state.failures, [page]: 0 } }]
}

function run(state: State, build: string): Next {
  if (state.name === 'idle' || state.build !== build) return [state]
  if (state.name === 'quarantined') return [{ ...state, hasRun: true }]
  if (state.name === 'unavailable') return [{ ...none, name: 'running', build }]
  if (state.name === 'running') return [state]
  const { failures, crashes, instead, cause } = state
  return [
    { name: 'running', build, failures, crashes },
    ...instead.map(replaced => ({ do: 'quarantine', build: replaced }) as const),
    ...(cause ? [{ do: 'report', build, phase: 'fallback', cause } as const] : []),
  ]
}

function fail(state: State, { build, page, cause, isQuick, hasRun, address }: Of<'failed'>): Next {
  if ((state.name !== 'loading' && state.name !== 'running') || state.build !== build) return [state]
  const before = state.failures[page] ?? 0
  const report: Command = { do: 'report', build, phase: before === 0 ? 'open' : 'retry', cause }
  const { crashes } = state
  const failures = { ...state.failures, [page]: before + 1 }
  // An earlier build may lack a page that the build in force has.
  if (cause === 'missing') return [{ ...state, failures }, report]
  if (before === 0 && isQuick) return [{ ...state, failures }, report, { do: 'retry' }]
  const instead = state.name === 'loading' ? state.instead : []
  return search({ name: 'quarantined', build, instead, cause, hasRun, address, failures, crashes }, report)
}

function crash(state: State, { page, isLater, address, at }: Of<'crashed'>): Next {
  if (state.name !== 'running') return [state]
  const { build } = state
  const count = (state.crashes[page] ?? 0) + 1
  const crashes = { ...state.crashes, [page]: count }
  const report: Command = isLater
    ? later(build, at)
    : { do: 'report', build, phase: 'mount', cause: 'crash', at }
  const crashed = { ...state, crashes }
  return count < mostCrashes ? [crashed, report] : search(leaving(crashed, 'crash', address), report)
}

const later = (build: string, at?: string): Command => ({
  ...{ do: 'report', build, phase: 'later', cause: 'crash', at },
})

const choose = (state: State, address: string): Next =>
  state.name === 'running' || state.name === 'unavailable'
    ? search(leaving(state, 'choice', address))
    : [state]

const leaving = (
  state: State & { name: 'running' | 'unavailable' },
  cause: Cause,
  address: string,
): State & { name: 'quarantined' } => ({
  ...none,
  ...state,
  ...{ name: 'quarantined', instead: [], hasRun: state.name === 'running', cause, address, isLeaving: true },
})

const search = (state: State & { name: 'quarantined' }, ...commands: Command[]): Next => [
  state,
  ...commands,
  { do: 'search', except: [...state.instead, state.build] },
]

function find(state: State, { build, isHere }: Of<'found'>): Next {
  if (state.name !== 'quarantined') return [state]
  const { address, cause, instead, hasRun, isLeaving } = state
  // Only a failure in this document quarantines, once another build runs; without one, the build is quarantined already.
  if (isHere && !hasRun && !isLeaving)
    return [
      cause
        ? { ...none, name: 'loading', build, instead: [...instead, state.build], cause }
        : { ...none, name: 'loading', build, instead },
      { do: 'abandon' },
    ]
  // A form that is being sent would be lost with the document.
  if (address === undefined || !cause) return stay(state)
  return [state, { do: 'leave', build: state.build, cause, address }]
}

function stay(state: State): Next {
  if (state.name !== 'quarantined') return [state]
  const { build, instead, failures, crashes, hasRun, cause } = state
  if (hasRun) return [{ name: 'running', build, failures, crashes }]
  // A quarantined build is better than none.
  if (!cause) return [{ ...none, name: 'loading', build, instead }]
  return [{ name: 'unavailable', build: instead[0] ?? build, cause }]
}
