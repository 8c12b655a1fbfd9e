import type { Files } from '../files/read-files'

export interface StoredFolder {
  name: string
  /** Last write in milliseconds since 1970. */
  changedAt: number
}

export interface UploadOptions {
  /** True if visitors get the files: then they are also stored compressed. */
  served: boolean
  onFile: () => void
}

/** Storage of a site. Paths are relative to the site, with slashes. Failures are an `OperatorRefusal`. */
export interface SiteStore {
  nameOf: (path: string) => string
  read: (path: string) => Promise<Buffer | null>
  /** Keys are paths within the folder. Empty for a missing folder. */
  readFolder: (folder: string) => Promise<Files>
  /** Empty for a missing folder. */
  listFolders: (folder: string) => Promise<StoredFolder[]>
  sizeOf: (folder: string) => Promise<number>
  /**
   * Writes a folder that never changes later, reads it back and compares. Returns false if the folder is there already
   * with the same content. Refuses other content.
   */
  upload: (folder: string, files: Files, options: UploadOptions) => Promise<boolean>
  /** Replaces a file atomically. If its content is not `before` (null: no file), writes nothing and returns false. */
  replace: (path: string, content: Buffer, before: Buffer | null) => Promise<boolean>
  /** If the process is killed meanwhile, the remaining files do not count as a complete folder. */
  remove: (folder: string) => Promise<void>
  /** Removes copies left by a killed `replace`. The caller must hold the lock. */
  removeLeftovers: () => Promise<void>
  /** Runs `work` with the site's lock. Refuses after `patience` milliseconds. Takes over a dead process's lock. */
  withLock: <Result>(work: () => Promise<Result>, patience?: number) => Promise<Result>
}
