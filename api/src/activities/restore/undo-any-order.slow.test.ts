import { jest } from '@jest/globals'
import { closeServers, startServers } from '../../../testing/several-servers'
import type { Api } from '../../../testing/start-api'
import { undoAll } from '../../../testing/world/undo-all'

let servers: Api[]
beforeAll(async () => {
  servers = await startServers(2)
})
afterEach(() => jest.useRealTimers())
afterAll(() => closeServers(servers))

const seeds = Array.from({ length: Number(process.env.SEEDS ?? 24) }, (_, place) => place + 300)

test.each(seeds)(
  'undone in any order, one by one and several at once, all is as it was: seed %i',
  async seed => {
    const { wrong, before, now } = await undoAll(servers, seed, 14)
    expect(wrong).toEqual([])
    expect(now).toEqual(before)
  },
  300_000,
)
