import { PGlite } from '@electric-sql/pglite'
import { TestEnvironment } from 'jest-environment-node'

/** Runs `work`, whose timers let the process end. */
function withoutHolding(work) {
  const { setTimeout } = globalThis
  globalThis.setTimeout = (...timer) => setTimeout(...timer).unref()
  try {
    return work()
  } finally {
    globalThis.setTimeout = setTimeout
  }
}

/** An idle PostgreSQL wakes every ten seconds to write its statistics: a kept one would never let the process end. */
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

const worker = {
  openPglite: options => PGlite.create({ ...options, extensions: { lettingGo } }),
  /** The databases that the test files of this process gave back. */
  kept: [],
}

/** Gives each test file its own modules and globals, as ever, and what its process keeps from one to the next. */
export default class WorkerEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    // A function, because jest empties the objects that a test file's globals hold when the file ends.
    this.global.testWorker = () => worker
  }
}
