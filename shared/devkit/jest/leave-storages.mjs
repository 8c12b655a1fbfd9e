import { AsyncLocalStorage } from 'node:async_hooks'

/*
 * Jest runs each test file within an AsyncLocalStorage of its own and never disables it. Before Node 24, every promise
 * copies the value of every enabled storage, so each test file would make all later ones of its process slower.
 */

const entered = new Set()
const { run } = AsyncLocalStorage.prototype

AsyncLocalStorage.prototype.run = function (...call) {
  entered.add(this)
  return run.apply(this, call)
}

/** A jest environment that disables at its end what was entered since its start. */
export const leavingStorages = Environment =>
  class extends Environment {
    async setup() {
      entered.clear()
      await super.setup()
    }

    async teardown() {
      for (const storage of entered) storage.disable()
      await super.teardown()
    }
  }
