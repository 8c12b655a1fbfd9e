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
  /** Name of a file or folder for the operator. */
  nameOf: (path: string) => string
  /** Null for a missing file. */
  read: (path: string) => Promise<Buffer | null>
  /** By path within the folder; empty for a missing one. */
  readFolder: (folder: string) => Promise<Files>
  /** Empty for a missing folder. */
  listFolders: (folder: string) => Promise<StoredFolder[]>
  sizeOf: (folder: string) => Promise<number>
  /**
   * Writes a folder that never changes later, reads it back and compares. False if it is already there. Refuses other
   * content.
   */
  upload: (folder: string, files: Files, options: UploadOptions) => Promise<boolean>
  /** Replaces a file atomically. False, without a write, if its content is not `before`; null stands for no file. */
  replace: (path: string, content: Buffer, before: Buffer | null) => Promise<boolean>
  /** Atomic: a kill leaves nothing that passes for a whole folder. */
  remove: (folder: string) => Promise<void>
  /** Removes copies left by a killed `replace`. The caller must hold the lock. */
  removeLeftovers: () => Promise<void>
  /** Runs `work` under the site's lock. Refuses after `patience` milliseconds. A dead process's lock is taken over. */
  withLock: <Result>(work: () => Promise<Result>, patience?: number) => Promise<Result>
}
