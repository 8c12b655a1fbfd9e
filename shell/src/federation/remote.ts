import { fileTimeLimit, type RemoteName } from '@pundi/contract/federation'
import type { RouteModule } from '@pundi/platform/federation'
import type { Cause, Effects } from './machine/effects'
import { reduce, type Command, type Event, type State } from './machine/machine'
import type { Build } from '../registry/known-build'
import { RemoteUnavailable } from './remote-unavailable'

/** Milliseconds for a build to load a page, slightly more than the time limit of a single file. */
const deadline = fileTimeLimit + 500

/**
 * Milliseconds until a failed file counts as missing. Firefox and Safari also report failed files
 * when the user leaves the page, but then this timer never fires.
 */
const untilJudged = 1000

/** Milliseconds that a second try needs. If less time is left, the next build is tried at once. */
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

  /**
   * Reports a failure. The first failure of a file is reported after a delay, because the user may
   * just be leaving the page.
   */
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
    // The build's code may have broken `findOther`, so repeat the search in a new document.
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
        // A random delay prevents all browsers from retrying at the same moment after an outage.
        if (isTriedAgain)
          await new Promise<void>(resolve => effects.after(200 + Math.random() * 300, resolve))
        // Another page may have switched the remote to another build in the meantime. Retrying this
        // build would then block the other build's entry script.
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
     * Loads the route module of a page or layout from the live build, or else from an earlier
     * build. A loaded module is cached. A failed module is loaded again at the next call.
     *
     * @param page name, or "layout"
     * @param address opened in a new document if a running build must be replaced; without it, no
     * new document is opened
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

    /** Counts each error once, although React may report the same error several times. */
    noteCrash(page: string, error: Error, address: string) {
      if (noted.has(error)) return
      noted.add(error)
      // A missing file or a timeout may be the network's fault, so it is not reported as a crash.
      const known = effects.causeOf(error, 0)
      const cause = known === 'file' || known === 'timeout' ? known : 'crash'
      const details = effects.detailsOf(error)
      dispatch({ type: 'crashed', page, cause, isLater: drawn.has(page), address, details })
    },

    /** Resolves after the search for another build. Never resolves if a new document is opened. */
    settled,

    noteError: (error: unknown) => void dispatch({ type: 'erred', details: effects.detailsOf(error) }),

    /**
     * Opens the address in a new document with another build. Resolves to false if there is no
     * other build.
     */
    async leave(address: string): Promise<false> {
      dispatch({ type: 'chosen', address })
      await settled()
      return false
    },
  }
}

export type Remote = ReturnType<typeof createRemote>
