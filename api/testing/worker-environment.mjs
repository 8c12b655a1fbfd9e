import { PGlite } from '@electric-sql/pglite'
import ServerEnvironment from '@pundi/devkit/jest/server-environment'

/** Runs `work`. Timers that it starts do not keep the process alive. */
function withoutHolding(work) {
  const { setTimeout } = globalThis
  globalThis.setTimeout = (...timer) => setTimeout(...timer).unref()
  try {
    return work()
  } finally {
    globalThis.setTimeout = setTimeout
  }
}

/** PostgreSQL starts a timer for its statistics every ten seconds, which would keep the process alive for ever. */
const lettingGo = {
  name: 'lettingGo',
  setup: async (_, options) => ({
    emscriptenOpts: {
      ...options,
      instantiateWasm(imports, done) {
        const { _setitimer_js: setTimer } = imports.env
        imports.env._setitimer_js = (...timer) => withoutHolding(() => setTimer(...timer))
        return options.instantiateWasm(imports, done)
      },
    },
  }),
}

const ownZone = process.env.TZ

const worker = {
  openPglite: options => PGlite.create({ ...options, extensions: { lettingGo } }),
  /** The databases that earlier test files of this process returned. */
  kept: [],
  /** The zone of the whole process, which a test file sees a copy of alone; without one that of the machine again. */
  setTimeZone(zone = ownZone) {
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  },
}

/** Gives each test file modules and globals of its own, and what is kept for the whole process. */
export default class WorkerEnvironment extends ServerEnvironment {
  async setup() {
    await super.setup()
    // A function, because jest empties objects in the globals at the end of a test file.
    this.global.testWorker = () => worker
  }
}
