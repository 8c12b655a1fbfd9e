import { fileTimeLimit, type RemoteName } from '@pundi/contract/federation'
import type { RouteModule } from '@pundi/platform/federation'
import type { Cause, Effects } from './machine/effects'
import { reduce, type Command, type Event, type State } from './machine/machine'
import type { Build } from '../registry/known-build'
import { RemoteUnavailable } from './remote-unavailable'

/** Milliseconds until a build has failed to load a page; longer than the time limit of any single file. */
const deadline = fileTimeLimit + 500

/**
 * Milliseconds until a file counts as missing. Firefox and Safari also report failed files while a document is being
 * left; then this timer never fires.
 */
const untilJudged = 1000

/** Milliseconds that a second try needs. With less time left there is none: it would delay the next build. */
const timeForAnotherTry = 2500

export function createRemote(name: RemoteName, effects: Effects) {
  let state: State = { name: 'idle' }
  const builds = new Map<string, Build>()
  const loading = new Map<string, Promise<RouteModule>>()
  const loaded = new Map<string, RouteModule>()
  const drawn = new Set<string>()
  let isDrawnTold = false
  const noted = new WeakSet<Error>()
  const waiting: (() => void)[] = []

  function dispatch(event: Event): boolean {
    const [next, ...commands] = reduce(state, event)
    state = next
    for (const command of commands) carryOut(command)
    if (state.name !== 'quarantined') for (const go of waiting.splice(0)) go()
    return commands.some(command => command.do === 'retry')
  }

  function carryOut(command: Command) {
    if (command.do === 'search') void search(command.except)
    else if (command.do === 'quarantine') effects.quarantine(command.build)
    else if (command.do === 'abandon') effects.abandon()
    else if (command.do === 'offer') effects.offer()
    else if (command.do === 'report') report(command)
    else if (command.do === 'leave') leave(command)
  }

  /** Reports a failure. A file's first failure is retried at once, but reported only after `untilJudged`. */
  function report({ build: of, phase, cause, details }: Extract<Command, { do: 'report' }>) {
    const send = () => effects.report(of, phase, cause, details)
    if (phase === 'open' && cause === 'file') effects.after(untilJudged, send)
    else send()
  }

  function leave({ build: left, address, cause }: Extract<Command, { do: 'leave' }>) {
    if (effects.leave(left, address)) effects.report(left, 'reload', cause)
    else dispatch({ type: 'exhausted' })
  }

  async function search(except: readonly string[]) {
    const other = await effects.findOther(except).catch(() => 'broken' as const)
    const [left] = except.slice(-1)
    // The code that ran may have broken the search itself, so a new document must search.
    if (other === 'broken' && left !== undefined && effects.hasRun() && !effects.isQuarantined(left))
      return dispatch({ type: 'found', build: left, isHere: false })
    if (!other || other === 'broken') return dispatch({ type: 'exhausted' })
    builds.set(other.build.id, other.build)
    return dispatch({ type: 'found', build: other.build.id, isHere: other.isHere })
  }

  async function settled() {
    if (state.name === 'quarantined') await new Promise<void>(resolve => void waiting.push(resolve))
  }

  const build = (): Build | undefined =>
    (state.name === 'idle' ? undefined : builds.get(state.build)) ?? effects.inForce()

  async function load(page: string, address: string | undefined): Promise<RouteModule> {
    const inForce = effects.inForce()
    if (!inForce) throw new RemoteUnavailable(name, undefined, 'nothing is published under this name')
    if (!builds.has(inForce.id)) builds.set(inForce.id, inForce)
    dispatch({ type: 'asked', page, build: inForce.id, isQuarantined: effects.isQuarantined(inForce.id) })
    let failure: { build: Build; error: unknown; cause: Cause } | undefined
    for (;;) {
      await settled()
      const used = build() ?? inForce
      if (state.name === 'unavailable' || failure?.build === used) {
        const cause = failure?.cause ?? (state.name === 'unavailable' ? state.cause : 'file')
        effects.report(used.id, 'away', cause)
        throw new RemoteUnavailable(name, used.id, failure?.error ?? 'no build of it runs')
      }
      const result = await loadFrom(used, page, address)
      if (!('error' in result)) return result
      failure = { build: used, ...result }
    }
  }

  async function loadFrom(used: Build, page: string, address: string | undefined) {
    const began = effects.now()
    for (let tries = 1; ; tries++) {
      const asked = effects.now()
      try {
        const onRun = () => void dispatch({ type: 'ran', build: used.id })
        return await inTime(effects.load(used, page, onRun), began + deadline - asked)
      } catch (error) {
        effects.countFailure()
        const cause = effects.causeOf(error, effects.now() - asked)
        const isQuick = effects.now() - began < deadline - timeForAnotherTry
        const { id } = used
        if (cause === 'file' && tries > 1)
          await new Promise<void>(resolve => effects.after(untilJudged, resolve))
        const [hasRun, details] = [effects.hasRun(), effects.detailsOf(error)]
        const failed = { build: id, page, cause, isQuick, hasRun, address, details }
        const isTriedAgain = dispatch({ type: 'failed', ...failed })
        // Random, so that browsers do not all retry at once after an outage.
        if (isTriedAgain)
          await new Promise<void>(resolve => effects.after(200 + Math.random() * 300, resolve))
        // Another page may have switched the remote to another build meanwhile. A retry of this build's entry would
        // then block the other build's entry.
        if (!isTriedAgain || state.name === 'quarantined' || build() !== used) return { error, cause }
      }
    }
  }

  function inTime<Result>(work: Promise<Result>, ms: number): Promise<Result> {
    let stop = () => {}
    const late = new Promise<never>((_, reject) => {
      stop = effects.after(ms, () => reject(new DOMException('no answer in time', 'TimeoutError')))
    })
    return Promise.race([work, late]).finally(stop)
  }

  return {
    build,
    isRunning: () => state.name === 'running',

    /**
     * Loads the route module of a page or layout from the live build, else from an earlier one. Keeps a loaded module;
     * retries a failed one at the next call.
     *
     * @param page name, or "layout"
     * @param address destination, for a reload if only that can leave a running build; without it, no reload
     * @throws RemoteUnavailable if every build failed or timed out
     */
    load(page: string, address?: string): Promise<RouteModule> {
      let routeModule = loading.get(page)
      if (!routeModule) {
        routeModule = load(page, address)
        loading.set(page, routeModule)
        routeModule.then(
          result => loaded.set(page, result),
          () => loading.delete(page),
        )
      }
      return routeModule
    },

    loaded: (page: string) => loaded.get(page),

    noteDrawn(page: string) {
      drawn.add(page)
      if (page === 'layout' || isDrawnTold || state.name !== 'running') return
      isDrawnTold = true
      effects.reportDrawn(state.build)
    },

    /** Counts each error once, although React may report it several times. */
    noteCrash(page: string, error: Error, address: string) {
      if (noted.has(error)) return
      noted.add(error)
      // A missing chunk or failed data may be the fault of the network.
      const known = effects.causeOf(error, 0)
      const cause = known === 'file' || known === 'timeout' ? known : 'crash'
      const details = effects.detailsOf(error)
      dispatch({ type: 'crashed', page, cause, isLater: drawn.has(page), address, details })
    },

    /** Resolves after the search for another build; never resolves if the document is being left. */
    settled,

    noteError: (error: unknown) => void dispatch({ type: 'erred', details: effects.detailsOf(error) }),

    /** Resolves to false if there is no other build. */
    async leave(address: string): Promise<false> {
      dispatch({ type: 'chosen', address })
      await settled()
      return false
    },
  }
}

export type Remote = ReturnType<typeof createRemote>
