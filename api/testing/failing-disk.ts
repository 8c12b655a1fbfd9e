import fs from 'node:fs'

/**
 * Makes writes or fsyncs of PGlite's files fail: `fail` names the error code and a pattern for the paths. It replaces
 * functions of Node's `fs`, so none of our code is replaced.
 */
export function failingDisk() {
  const { openSync, writeSync, fsyncSync } = fs
  const paths = new Map<number, string>()
  let failure: { code: string; files: RegExp; call: 'write' | 'fsync' } | undefined

  function failFor(descriptor: number, call: 'write' | 'fsync') {
    const path = paths.get(descriptor) ?? ''
    if (failure?.call === call && failure.files.test(path))
      throw Object.assign(new Error(`${failure.code}: a disk that fails, ${call}`), { code: failure.code })
  }
  fs.openSync = (...asked: Parameters<typeof openSync>) => {
    const descriptor = openSync(...asked)
    paths.set(descriptor, String(asked[0]))
    return descriptor
  }
  fs.writeSync = ((descriptor: number, ...rest: [NodeJS.ArrayBufferView]) => {
    failFor(descriptor, 'write')
    return writeSync(descriptor, ...rest)
  }) as typeof writeSync
  fs.fsyncSync = descriptor => {
    failFor(descriptor, 'fsync')
    fsyncSync(descriptor)
  }
  return {
    fail: (code: string, files: RegExp, call: 'write' | 'fsync' = 'write') =>
      void (failure = { code, files, call }),
    repair: () => void (failure = undefined),
    /** Restores Node's functions. */
    remove: () => void Object.assign(fs, { openSync, writeSync, fsyncSync }),
  }
}
