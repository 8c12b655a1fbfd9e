import { jest } from '@jest/globals'
import { closeServers, startServers } from '../../../testing/several-servers'
import { factor } from '@pundi/devkit/testing/rounds'
import type { Api } from '../../../testing/start-api'
import { undoAll } from '../../../testing/world/undo-all'

let servers: Api[]
beforeAll(async () => {
  servers = await startServers(2)
})
afterEach(() => jest.useRealTimers())
afterAll(() => closeServers(servers))

const seeds = Array.from({ length: Math.ceil(80 * factor) }, (_, place) => place + 300)

test.each(seeds)(
  'undone in any order, one by one and several at once, all is as it was: seed %i',
  async seed => {
    const { wrong, before, now } = await undoAll(servers, seed, 14)
    expect(wrong).toEqual([])
    expect(now).toEqual(before)
  },
  300_000,
)
