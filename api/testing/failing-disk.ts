import fs from 'node:fs'

/**
 * The files that PGlite opens from now on, on a disk whose writes or fsyncs fail as `fail` says: by a code of the
 * system for those files whose path matches. It is Node's own calls that throw, below everything of ours.
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
    /** Gives Node its own calls back. */
    remove: () => void Object.assign(fs, { openSync, writeSync, fsyncSync }),
  }
}
