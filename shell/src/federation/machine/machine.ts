import type { FailureReport } from '@pundi/contract'
import { everything, type Cause, type Details } from './effects'

/* A pure state machine that selects which build of a remote runs (decision 085). */

/** Counts by page name. The layout counts as a page with the name "layout". */
interface Counts {
  failures: Readonly<Record<string, number>>
  crashes: Readonly<Record<string, number>>
}

export type State =
  | { name: 'idle' }
  /** Files of the build are loading. `instead` lists the builds that failed earlier. */
  | (Counts & { name: 'loading'; build: string; instead: readonly string[]; cause?: Cause })
  /** Code of the build has run, so this document cannot switch to another build. */
  | (Counts & { name: 'running'; build: string })
  /**
   * Searching for a build to replace `build`. With `cause`, `build` failed in this document.
   * Without `cause`, it failed in an earlier document.
   */
  | (Counts & {
      name: 'quarantined'
      build: string
      instead: readonly string[]
      cause?: Cause
      hasRun: boolean
      /** Address for a new document. Without an address, no new document is opened. */
      address?: string | undefined
      isLeaving?: boolean
    })
  /** No build ran; `build` was tried first. The next opened page starts a new search. */
  | { name: 'unavailable'; build: string; cause: Cause }

export type Event =
  | { type: 'asked'; page: string; build: string; isQuarantined: boolean }
  | { type: 'ran'; build: string }
  | {
      type: 'failed'
      build: string
      page: string
      cause: Cause
      isQuick: boolean
      hasRun: boolean
      address?: string | undefined
      details?: Details
    }
  | { type: 'crashed'; page: string; cause: Cause; isLater: boolean; address: string; details: Details }
  /** An event handler or a promise threw an error. The page stays visible. */
  | { type: 'erred'; details: Details }
  | { type: 'chosen'; address: string }
  /** Another build was found. `isHere` is true if this document can run the build. */
  | { type: 'found'; build: string; isHere: boolean }
  /** There is no other build, or this browser cannot switch to another build. */
  | { type: 'exhausted' }

export type Command =
  | { do: 'retry' }
  | { do: 'search'; except: readonly string[] }
  /** Stops the build's loading scripts before they run. */
  | { do: 'abandon' }
  | { do: 'quarantine'; build: string }
  | { do: 'leave'; build: string; cause: Cause; address: string }
  /** Offers the user the previous version. The page stays visible. */
  | { do: 'offer' }
  | { do: 'report'; build: string; phase: FailureReport['phase']; cause: Cause; details?: Details }

/** Number of crashes of one page after which its build is replaced automatically. */
const mostCrashes = 2

const none: Counts = { failures: {}, crashes: {} }

/**
 * Returns the next state and commands. An event without a rule for the current state does nothing.
 */
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
      return err(state, event.details)
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
  // Each new request of a page allows two tries, so reset the number of failures.
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

function fail(state: State, event: Of<'failed'>): Next {
  const { build, page, cause, isQuick, hasRun, address, details } = event
  if ((state.name !== 'loading' && state.name !== 'running') || state.build !== build) return [state]
  const before = state.failures[page] ?? 0
  const report: Command = { do: 'report', build, phase: before === 0 ? 'open' : 'retry', cause, details }
  const { crashes } = state
  const failures = { ...state.failures, [page]: before + 1 }
  // The build works but lacks the page, so do not replace the build.
  if (cause === 'missing') return [{ ...state, failures }, report]
  if (before === 0 && isQuick) return [{ ...state, failures }, report, { do: 'retry' }]
  const instead = state.name === 'loading' ? state.instead : []
  return search({ name: 'quarantined', build, instead, cause, hasRun, address, failures, crashes }, report)
}

function crash(state: State, { page, cause, isLater, address, details }: Of<'crashed'>): Next {
  if (state.name !== 'running') return [state]
  const { build } = state
  const count = page === everything ? mostCrashes : (state.crashes[page] ?? 0) + 1
  const crashed = { ...state, crashes: { ...state.crashes, [page]: count } }
  const report: Command = { do: 'report', build, phase: isLater ? 'later' : 'mount', cause, details }
  if (count >= mostCrashes) return search(leaving(crashed, cause, address), report)
  // Quarantine a build that crashed while its page was rendering. A reload then runs another build
  // (decision 221).
  return isLater || cause !== 'crash' ? [crashed, report] : [crashed, report, { do: 'quarantine', build }]
}

const err = (state: State, details: Details): Next =>
  state.name === 'running'
    ? [state, { do: 'report', build: state.build, phase: 'later', cause: 'crash', details }, { do: 'offer' }]
    : [state]

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
  // A cause means that `state.build` failed in this document. Add it to `instead`, whose builds are
  // quarantined once another build runs. No cause means that `state.build` is quarantined already.
  if (isHere && !hasRun && !isLeaving)
    return [
      cause
        ? { ...none, name: 'loading', build, instead: [...instead, state.build], cause }
        : { ...none, name: 'loading', build, instead },
      { do: 'abandon' },
    ]
  // No address means that a form is being sent. A new document would lose the form's data.
  if (address === undefined || !cause) return stay(state)
  return [state, { do: 'leave', build: state.build, cause, address }]
}

function stay(state: State): Next {
  if (state.name !== 'quarantined') return [state]
  const { build, instead, failures, crashes, hasRun, cause } = state
  if (hasRun) return [{ name: 'running', build, failures, crashes }]
  // No other build exists, so try the quarantined build.
  if (!cause) return [{ ...none, name: 'loading', build, instead }]
  return [{ name: 'unavailable', build: instead[0] ?? build, cause }]
}
