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
  tryFSOperation: (work: () => void) => void
  convertNodeCode: (error: NodeJS.ErrnoException) => number
}

/**
 * The file system of the embedded database. Adds fsync to PGlite's file system: without fsync, a
 * power cut could lose a committed transaction. Makes every file accessible to its owner only,
 * because initdb makes files that everybody can read. Depends on internals of the pinned PGlite
 * version, which tests check.
 */
export class DurableFiles extends NodeFS {
  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const { emscriptenOpts } = await super.init(pg, options)
    const prepare = (module: unknown) => {
      const files = (module as { NODEFS: FileSystem }).NODEFS
      files.stream_ops.fsync = stream => {
        // `tryFSOperation` turns a failure into an error that PGlite knows. PGlite would ignore any
        // other error and report the commit as done.
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

function makePrivate({ node_ops, stream_ops }: FileSystem) {
  const { mknod, setattr } = node_ops
  node_ops.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~0o077, device)
  node_ops.setattr = (node, attributes) => setattr(node, ownersOnly(attributes))
  const setOpen = stream_ops.setattr
  stream_ops.setattr = (stream, attributes) => setOpen(stream, ownersOnly(attributes))
}

/** Maps error codes that PostgreSQL does not treat as disk failures to codes that it does. */
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
