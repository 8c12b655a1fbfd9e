import fs from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Stream = { nfd?: number; node: unknown }
type FileSystem = {
  stream_ops: { fsync?: (stream: Stream) => number }
  realPath: (node: unknown) => string
}

/**
 * The embedded database's files with real fsync. PGlite as it comes never calls fsync: its file system has no
 * such operation, so an acknowledged transaction would be lost with the power. Uses the inside of exactly the
 * pinned PGlite; a test counts the calls.
 */
export class DurableFiles extends NodeFS {
  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const { emscriptenOpts } = await super.init(pg, options)
    const addFsync = (module: unknown) => {
      const files = (module as { NODEFS: FileSystem }).NODEFS
      files.stream_ops.fsync = stream => {
        if (stream.nfd === undefined) syncFolder(files.realPath(stream.node))
        else fs.fsyncSync(stream.nfd)
        return 0
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } }
  }
}

function syncFolder(path: string) {
  const descriptor = fs.openSync(path, 'r')
  try {
    fs.fsyncSync(descriptor)
  } finally {
    fs.closeSync(descriptor)
  }
}
