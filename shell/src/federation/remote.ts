import { fileTimeLimit, type RemoteName } from '@pundi/contract/federation'
import type { RouteModule } from '@pundi/platform/federation'
import type { Cause, Effects } from './effects'
import { reduce, type Command, type Event, type State } from './machine'
import type { Build } from './registry/known-build'
import { RemoteUnavailable } from './remote-unavailable'

/** Milliseconds for a page to load from one build: longer than the time limit of any file. */
const deadline = fileTimeLimit + 500

/**
 * Milliseconds after which a file that did not come is judged. Firefox and Safari also fail a file where the document is
 * being left, and then this time never ends.
 */
const untilJudged = 1000

/** Milliseconds that must be left for a second try: one that is still running would block the next build. */
const timeForAnotherTry = 2500

/** One remote in this document: keeps its state, and loads its pages. */
export function createRemote(name: RemoteName, effects: Effects) {
  let state: State = { name: 'idle' }
  const builds = new Map<string, Build>()
  const loading = new Map<string, Promise<RouteModule>>()
  const loaded = new Map<string, RouteModule>()
  const drawn = new Set<string>()
  let isDrawnTold = false
  const noted = new WeakSet<Error>()
  const waiting = new Set<() => void>()

  /** Whether the event's failure gets a second try. */
  function dispatch(event: Event): boolean {
    const [next, ...commands] = reduce(state, event)
    state = next
    for (const command of commands) carryOut(command)
    if (state.name !== 'quarantined') for (const go of waiting) go()
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

  /** The first failure of a file is tried again at once, and only told of later. */
  function report({ build: of, phase, cause, at }: Extract<Command, { do: 'report' }>) {
    const send = () => effects.report(of, phase, cause, at)
    if (phase === 'open' && cause === 'file') effects.after(untilJudged, send)
    else send()
  }

  function leave({ build: left, address, cause }: Extract<Command, { do: 'leave' }>) {
    if (effects.leave(left, address)) effects.report(left, 'reload', cause)
    else dispatch({ type: 'exhausted' })
  }

  async function search(except: readonly string[]) {
    const other = await effects.findOther(except).catch(() => undefined)
    if (!other) return dispatch({ type: 'exhausted' })
    builds.set(other.build.id, other.build)
    return dispatch({ type: 'found', build: other.build.id, isHere: other.isHere })
  }

  /** Resolves once no other build is looked for: never, where the document is being left. */
  async function settled() {
    if (state.name !== 'quarantined') return
    await new Promise<void>(resolve => {
      const go = () => {
        waiting.delete(go)
        resolve()
      }
      waiting.add(go)
    })
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

  /** Loads a page from one build, twice where the first failure is quick. */
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
        const hasRun = effects.hasRun()
        const isTriedAgain = dispatch({ type: 'failed', build: id, page, cause, isQuick, hasRun, address })
        // A random delay, so that not all browsers ask at the same moment after an outage.
        if (isTriedAgain)
          await new Promise<void>(resolve => effects.after(200 + Math.random() * 300, resolve))
        // Another page may have left this build meanwhile: its entry would stand in the way of the next one's.
        if (!isTriedAgain || state.name === 'quarantined' || build() !== used) return { error, cause }
      }
    }
  }

  /** Resolves as `work` does, or rejects after so many milliseconds. */
  function inTime<Result>(work: Promise<Result>, ms: number): Promise<Result> {
    let stop = () => {}
    const late = new Promise<never>((_, reject) => {
      stop = effects.after(ms, () => reject(new DOMException('no answer in time', 'TimeoutError')))
    })
    return Promise.race([work, late]).finally(stop)
  }

  return {
    /** The build that this document uses, or would use now. */
    build,
    isRunning: () => state.name === 'running',

    /**
     * Loads the route module of a page, or of the area's layout, from the build in force; where that does not run, from
     * an earlier one. A module that was loaded is kept; one that failed is tried again at the next call.
     *
     * @param page the page's name, or "layout"
     * @param address where the person is going: the document may be loaded anew there, if only that can leave a build
     * that has begun to run. Without one it is not.
     * @throws RemoteUnavailable when every build failed, or took too long
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

    /** The route module of a page, if it was loaded before. */
    loaded: (page: string) => loaded.get(page),

    /** A page, or the layout, was drawn whole. */
    noteDrawn(page: string) {
      drawn.add(page)
      if (page === 'layout' || isDrawnTold || state.name !== 'running') return
      isDrawnTold = true
      effects.reportDrawn(state.build)
    },

    /** A page broke. Each error counts once, however often React shows it. */
    noteCrash(page: string, error: Error, address: string, at: string | undefined) {
      if (noted.has(error)) return
      noted.add(error)
      dispatch({ type: 'crashed', page, isLater: drawn.has(page), address, at })
    },

    /** Something broke that takes no page away. */
    noteError: (at: string | undefined) => void dispatch({ type: 'erred', at }),

    /** Opens a fresh document in which another build runs. Resolves to false where there is none. */
    async leave(address: string): Promise<false> {
      dispatch({ type: 'chosen', address })
      await settled()
      return false
    },
  }
}

export type Remote = ReturnType<typeof createRemote>
