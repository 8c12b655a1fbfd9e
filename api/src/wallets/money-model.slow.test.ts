import { jest } from '@jest/globals'
import { closeServers, startServers } from '../../testing/several-servers'
import { factor } from '@pundi/devkit/testing/rounds'
import type { Api } from '../../testing/start-api'
import { walk } from '../../testing/world/walk'

let servers: Api[]
beforeAll(async () => {
  servers = await startServers(2)
})
afterEach(() => jest.useRealTimers())
afterAll(() => closeServers(servers))

const seeds = Array.from({ length: Math.ceil(50 * factor) }, (_, place) => place + 200)

test.each(seeds)(
  'every figure agrees with every other after each of 40 changes, on any day: seed %i',
  async seed => {
    expect(await walk(servers, seed, 40)).toMatchObject({ wrong: null })
  },
  600_000,
)
