import { jest } from '@jest/globals'
import { closeServers, startServers } from '../../testing/several-servers'
import type { Api } from '../../testing/start-api'
import { walk } from '../../testing/world/walk'

let servers: Api[]
beforeAll(async () => {
  servers = await startServers(2)
})
afterEach(() => jest.useRealTimers())
afterAll(() => closeServers(servers))

test.each([1, 2, 3])(
  'every figure agrees with every other after any change, on any day: seed %i',
  async seed => {
    expect(await walk(servers, seed, 12)).toMatchObject({ wrong: null })
  },
  180_000,
)
