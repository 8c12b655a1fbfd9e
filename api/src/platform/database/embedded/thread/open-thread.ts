import { Worker } from 'node:worker_threads'
import { begin, end, newProgress, type Progress } from '../progress'
import { kindOf, STARTUP } from './protocol'

/** `limit`: milliseconds that a statement may take. */
export type ThreadData = { folder: string; limit: number; progress: Progress }

type Failed = { message: string; code?: string }

export type FromThread = { opened: true } | { failure: Failed } | { answer: Uint8Array; limit?: number }

export type StartThread = (data: ThreadData) => Worker

export type Thread = {
  listen: (client: (bytes: Uint8Array) => void) => void
  /** Send a request only after the previous request was answered. */
  send: (request: Uint8Array<ArrayBuffer>) => void
  ended: Promise<Error>
  /** Resolves when the thread has ended; only then may another thread open the folder. */
  gone: Promise<unknown>
  close: () => void
}

const entry = import.meta.url.endsWith('.ts') ? './thread-from-source.mjs' : './thread.js'

export const startThread: StartThread = data =>
  new Worker(new URL(entry, import.meta.url), { workerData: data })

const CANCELED = '57014'

/**
 * True if the thread ended because a statement took too long. The database itself is healthy, so it
 * can be reopened at once.
 */
export const isOverLimit = (cause: Error) => cause instanceof OverLimit

class OverLimit extends Error {
  /** The SQLSTATE of a canceled statement. Undefined if the statement may already be committed. */
  readonly code: string | undefined

  constructor(hasChangedNothing: boolean) {
    super(
      hasChangedNothing
        ? 'canceling statement due to statement timeout'
        : 'a statement was cut off due to statement timeout, and may have been committed',
    )
    this.code = hasChangedNothing ? CANCELED : undefined
  }
}

/** If the database cannot be opened, waits until the thread has ended, then throws. */
export async function openThread(
  start: StartThread,
  { folder, limit }: { folder: string; limit: number },
): Promise<Thread> {
  const progress = newProgress()
  const worker = start({ folder, limit, progress })
  let inForce = limit
  let timer: NodeJS.Timeout | undefined
  let answerTo: (bytes: Uint8Array) => void = () => undefined
  let fail: (cause: Error) => void = () => undefined
  const ended = new Promise<Error>(resolve => (fail = resolve))
  // `once` of node:events would reject at an "error" event, which comes before "exit".
  const gone = new Promise(resolve => worker.once('exit', resolve))
  worker.on('error', fail)
  void gone.then(() => fail(new Error('The thread of the embedded database has ended.')))
  void ended.then(() => clearTimeout(timer))

  function endRequest() {
    const was = end(progress)
    if (was === 'answered') return
    fail(new OverLimit(was === 'running'))
    void worker.terminate()
  }
  const opened = new Promise<void>(resolve =>
    worker.on('message', (message: FromThread) => {
      if ('opened' in message) resolve()
      else if ('failure' in message) fail(Object.assign(new Error(message.failure.message), message.failure))
      else {
        clearTimeout(timer)
        inForce = message.limit ?? inForce
        answerTo(message.answer)
      }
    }),
  )
  const cause = await Promise.race([opened, ended])
  if (cause) {
    await gone
    throw cause
  }
  return {
    listen: client => void (answerTo = client),
    send(request) {
      begin(progress)
      // The startup message has no time limit: it is not a statement, and is slow in a new thread.
      if (inForce > 0 && kindOf(request) !== STARTUP) timer = setTimeout(endRequest, inForce)
      worker.postMessage(request, [request.buffer])
    },
    ended,
    gone,
    close: () => worker.postMessage('close'),
  }
}
