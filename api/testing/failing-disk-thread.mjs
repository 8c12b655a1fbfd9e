import fs from 'node:fs'
import { receiveMessageOnPort, workerData } from 'node:worker_threads'

const { failures, fsyncs } = workerData.disk
const { openSync, writeSync, fsyncSync } = fs
const paths = new Map()
let failure

function failFor(descriptor, call) {
  // Polls for messages, because no "message" event arrives while a statement runs.
  for (let next = receiveMessageOnPort(failures); next; next = receiveMessageOnPort(failures))
    failure = next.message
  if (failure?.call === call && failure.files.test(paths.get(descriptor) ?? ''))
    throw Object.assign(new Error(`${failure.code}: a disk that fails, ${call}`), { code: failure.code })
}

fs.openSync = (...asked) => {
  const descriptor = openSync(...asked)
  paths.set(descriptor, String(asked[0]))
  return descriptor
}
fs.writeSync = (descriptor, ...rest) => {
  failFor(descriptor, 'write')
  return writeSync(descriptor, ...rest)
}
fs.fsyncSync = descriptor => {
  failFor(descriptor, 'fsync')
  Atomics.add(fsyncs, 0, 1)
  fsyncSync(descriptor)
}

await import('../src/platform/database/embedded/thread/thread-from-source.mjs')
