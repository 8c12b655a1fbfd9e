import fs from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Stream = { nfd?: number; node: unknown }
type Attributes = { mode?: number }
type FileSystem = {
  stream_ops: {
    fsync?: (stream: Stream) => number
    setattr: (stream: Stream, attributes: Attributes) => void
  }
  node_ops: {
    mknod: (parent: unknown, name: string, mode: number, device: number) => unknown
    setattr: (node: unknown, attributes: Attributes) => void
  }
  realPath: (node: unknown) => string
  /** Does what may fail, and says so to PostgreSQL by a number of the system. */
  tryFSOperation: (work: () => void) => void
  convertNodeCode: (error: NodeJS.ErrnoException) => number
}

/**
 * The embedded database's files, kept and kept private. PGlite as it comes never calls fsync: its file system has no
 * such operation, so an acknowledged transaction would be lost with the power. And the files that initdb makes are
 * everybody's to read and write; here they are their owner's, whatever the umask. Uses the inside of exactly the
 * pinned PGlite; tests count the calls and look at the modes.
 */
export class DurableFiles extends NodeFS {
  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const { emscriptenOpts } = await super.init(pg, options)
    const prepare = (module: unknown) => {
      const files = (module as { NODEFS: FileSystem }).NODEFS
      files.stream_ops.fsync = stream => {
        // Any other error would be swallowed on its way, and the commit acknowledged.
        files.tryFSOperation(() => {
          if (stream.nfd === undefined) syncFolder(files.realPath(stream.node))
          else fs.fsyncSync(stream.nfd)
        })
        return 0
      }
      makePrivate(files)
      nameFailures(files)
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), prepare] } }
  }
}

/** Takes from every mode what it gives to others. */
function makePrivate({ node_ops, stream_ops }: FileSystem) {
  const { mknod, setattr } = node_ops
  node_ops.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~0o077, device)
  node_ops.setattr = (node, attributes) => setattr(node, ownersOnly(attributes))
  const setOpen = stream_ops.setattr
  stream_ops.setattr = (stream, attributes) => setOpen(stream, ownersOnly(attributes))
}

/** A failing disk has other names too, which PostgreSQL takes for faults of its own or a missing right. */
const asKnown: Record<string, string> = { EDQUOT: 'ENOSPC', EROFS: 'EIO' }

function nameFailures(files: FileSystem) {
  const { convertNodeCode } = files
  files.convertNodeCode = error =>
    convertNodeCode(Object.assign(error, { code: asKnown[error.code ?? ''] ?? error.code }))
}

const ownersOnly = (attributes: Attributes): Attributes =>
  attributes.mode === undefined ? attributes : { ...attributes, mode: attributes.mode & ~0o077 }

function syncFolder(path: string) {
  const descriptor = fs.openSync(path, 'r')
  try {
    fs.fsyncSync(descriptor)
  } finally {
    fs.closeSync(descriptor)
  }
}
