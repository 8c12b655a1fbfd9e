import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Who asks without end, and another one who lists and adds. */
type People = { url: string; greedy: { token: string }; other: { token: string; body: object } }

/** The server of both. */
export type Neighbours = People & {
  /** How many megabytes its process takes. */
  memory: () => Promise<number>
  stop: () => Promise<void>
}

/**
 * Starts a server with these variables beside the environment's, on an embedded database of its own or in a schema of
 * its own on the server that DATABASE_URL names.
 */
export async function serveNeighbours(variables: Record<string, string>): Promise<Neighbours> {
  const child = fork(fileURLToPath(new URL('server.ts', import.meta.url)), {
    env: { ...process.env, ...variables },
  })
  const hear = async <Message>() => ((await once(child, 'message')) as [Message])[0]
  const people = await Promise.race([
    hear<People>(),
    once(child, 'exit').then(() => {
      throw new Error('The server did not start.')
    }),
  ])
  return {
    ...people,
    async memory() {
      child.send('memory')
      return (await hear<{ memory: number }>()).memory
    },
    async stop() {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}
