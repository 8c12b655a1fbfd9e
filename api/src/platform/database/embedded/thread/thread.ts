import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { DurableFiles } from '../folder/durable-files'
import { initDbStartParams } from '../init-db'
import type { FromThread, ThreadData } from './open-thread'
import { beginCommit, finish } from '../progress'
import { FAILED, kindOf, messagesIn, OUTSIDE, QUERY, SYNC } from './protocol'
import { WatchedPglite } from './watched-pglite'

const { folder, limit, progress } = workerData as ThreadData
const port = parentPort
if (!port) throw new Error('This file is the start of a thread.')
const tell = (message: FromThread, shared: ArrayBuffer[] = []) => port.postMessage(message, shared)

const pglite = new WatchedPglite({
  fs: new DurableFiles(folder),
  initDbStartParams,
  // Removes PGlite's default "-F", which turns fsync off. PGlite does not enforce
  // `statement_timeout`; this code sets it only so that `readLimit` can read it.
  startParams: PGlite.defaultStartParams
    .filter(word => word !== '-F')
    .concat(['-c', 'wal_sync_method=fsync', '-c', `statement_timeout=${limit}`]),
})

function die(error: unknown): never {
  const { message, code } = error as Error & { code?: string | number }
  tell({ failure: { message, ...(code !== undefined && { code: String(code) }) } })
  pglite.letGo()
  process.exit()
}

/**
 * True if `statement_timeout` may have changed since it was last read. Becomes true when a
 * statement mentions it, and stays true until the end of the database transaction.
 */
let isLimitOpen = false

async function readLimit(request: Uint8Array): Promise<{ limit?: number }> {
  isLimitOpen ||= Buffer.from(request.buffer).includes('statement_timeout')
  if (!isLimitOpen || pglite.state === FAILED) return {}
  isLimitOpen = pglite.state !== OUTSIDE
  const { rows } = await pglite.query<{ limit: number }>(
    `select (extract(epoch from current_setting('statement_timeout')::interval) * 1000)::int as limit`,
  )
  return { limit: rows[0]?.limit ?? limit }
}

/**
 * True if PostgreSQL may commit when it gets this message. Only the last message of a request can
 * commit.
 */
const mayCommit = (message: Uint8Array) =>
  kindOf(message) === SYNC
    ? pglite.state === OUTSIDE
    : kindOf(message) === QUERY && (pglite.state === OUTSIDE || isCommit(message))

const isCommit = (message: Uint8Array) =>
  /^\s*(commit|end)\b/i.test(Buffer.from(message.subarray(5)).toString())

async function answer(request: Uint8Array) {
  const parts: Uint8Array[] = []
  for (const message of messagesIn(request)) {
    // The main thread has ended this request and terminates this thread, so there is no answer.
    if (mayCommit(message) && !beginCommit(progress)) return
    parts.push(pglite.answer(message))
  }
  const read = await readLimit(request)
  if (!finish(progress)) return
  const bytes = concat(parts)
  tell({ answer: bytes, ...read }, [bytes.buffer])
}

function concat(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

await pglite.waitReady.catch(die)
port.on('message', (request: Uint8Array | 'close') => {
  if (request === 'close') void pglite.close().then(() => process.exit(), die)
  else answer(request).catch(die)
})
tell({ opened: true })
