import type { FastifyInstance } from 'fastify'
import { foldTallies, forgetNetworks, removeOutdated, tidyTables } from './queries'

const MINUTE = 60 * 1000
const HOUR = 60 * MINUTE

/** Once an hour removes what has no use any more, puts tallies together every minute, and tidies the embedded database every minute; answers how to stop. */
export function keepHouse(app: FastifyInstance): () => void {
  const { database, log } = app
  const every = (time: number, work: () => Promise<unknown>, failure: string) =>
    setInterval(() => {
      work().catch((error: unknown) => log.error({ err: error }, failure))
    }, time).unref()
  const timers = [
    every(HOUR, () => removeOutdated(database), 'what is outdated could not be removed'),
    every(HOUR, () => forgetNetworks(database), 'old networks could not be taken out of the audit'),
    every(MINUTE, () => foldTallies(database), 'the tallies could not be put together'),
    // A server has its own autovacuum.
    ...(database.folder === undefined
      ? []
      : [every(MINUTE, () => tidyTables(database), 'the tables could not be tidied')]),
  ]
  return () => timers.forEach(timer => clearInterval(timer))
}
