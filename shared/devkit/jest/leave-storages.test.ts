import { AsyncLocalStorage } from 'node:async_hooks'
import { leavingStorages } from './leave-storages.mjs'

class Environment {
  async setup() {}
  async teardown() {}
}

test('a storage that a test file entered is disabled at its end', async () => {
  const environment = new (leavingStorages(Environment))()
  await environment.setup()
  const storage = new AsyncLocalStorage<string>()
  await storage.run('a value', async () => {
    expect(storage.getStore()).toBe('a value')
    await environment.teardown()
    expect(storage.getStore()).toBeUndefined()
  })
})
