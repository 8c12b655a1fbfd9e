import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads'
import type { StartThread } from '../src/platform/database/embedded/thread/open-thread'

type DiskFailure = { code: string; files: RegExp; call: 'write' | 'fsync' }

type DiskData = { disk: { failures: MessagePort; fsyncs: Int32Array } }

/**
 * Makes the embedded database's disk operations fail by replacing functions of Node's `fs` in its
 * thread, so that our own code runs unchanged.
 */
export function failingDisk() {
  const fsyncs = new Int32Array(new SharedArrayBuffer(4))
  let failure: DiskFailure | undefined
  let thread: MessagePort | undefined
  function become(next: DiskFailure | undefined) {
    failure = next
    thread?.postMessage(failure)
  }
  const start: StartThread = data => {
    const { port1, port2 } = new MessageChannel()
    thread = port1
    thread.unref()
    thread.postMessage(failure)
    return new Worker(new URL('./failing-disk-thread.mjs', import.meta.url), {
      workerData: { ...data, disk: { failures: port2, fsyncs } } satisfies DiskData,
      transferList: [port2],
    })
  }
  return {
    start,
    fail: (code: string, files: RegExp, call: DiskFailure['call'] = 'write') => become({ code, files, call }),
    repair: () => become(undefined),
    fsyncs: () => Atomics.load(fsyncs, 0),
  }
}
