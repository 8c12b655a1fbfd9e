import { PGlite } from '@electric-sql/pglite'
import ServerEnvironment from '@pundi/devkit/jest/server-environment'

function withoutHolding(work) {
  const { setTimeout } = globalThis
  globalThis.setTimeout = (...timer) => setTimeout(...timer).unref()
  try {
    return work()
  } finally {
    globalThis.setTimeout = setTimeout
  }
}

/**
 * A PGlite extension that calls `unref` on a timer of PostgreSQL's statistics. Otherwise the timer,
 * which starts again every ten seconds, would keep the process alive for ever.
 */
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
  kept: [],
  /**
   * Sets the time zone of the whole process. A test file cannot set it, because the test file's
   * `process.env` is only a copy.
   */
  setTimeZone(zone = ownZone) {
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  },
}

export default class WorkerEnvironment extends ServerEnvironment {
  async setup() {
    await super.setup()
    // `testWorker` is a function, because jest empties objects in the globals at the end of a test
    // file.
    this.global.testWorker = () => worker
  }
}
