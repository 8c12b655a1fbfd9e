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

test('every figure agrees with every other after each of 14 changes, on any day', async () => {
  expect(await walk(servers, 2, 14)).toMatchObject({ wrong: null })
}, 180_000)
