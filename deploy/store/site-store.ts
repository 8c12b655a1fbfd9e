import type { Files } from '../files/read-files'

export interface StoredFolder {
  name: string
  /** Last write in milliseconds since 1970. */
  changedAt: number
}

export interface UploadOptions {
  /** If true, visitors get the files, so a compressed copy of each file is stored too. */
  served: boolean
  onFile: () => void
}

/**
 * Storage of a site. Paths are relative to the site, with slashes. Failures throw an
 * `OperatorRefusal`.
 */
export interface SiteStore {
  nameOf: (path: string) => string
  read: (path: string) => Promise<Buffer | null>
  /** Files by path within the folder. Empty for a missing folder. */
  readFolder: (folder: string) => Promise<Files>
  /** Empty for a missing folder. */
  listFolders: (folder: string) => Promise<StoredFolder[]>
  sizeOf: (folder: string) => Promise<number>
  /**
   * Writes a folder that never changes later, reads it back and compares. Returns false if the
   * folder already exists with the same content. Refuses a folder that exists with other content.
   */
  upload: (folder: string, files: Files, options: UploadOptions) => Promise<boolean>
  /**
   * Replaces a file atomically. `before` is the expected content, null for no file. If the content
   * differs, writes nothing and returns false.
   */
  replace: (path: string, content: Buffer, before: Buffer | null) => Promise<boolean>
  /**
   * Removes a folder. If the process is killed meanwhile, the remaining files do not count as a
   * complete folder.
   */
  remove: (folder: string) => Promise<void>
  /** Removes temporary copies left by a killed `replace`. The caller must hold the lock. */
  removeLeftovers: () => Promise<void>
  /**
   * Runs `work` while holding the site's lock. Refuses if the lock is still held after `patience`
   * milliseconds. Takes over the lock of a dead process.
   */
  withLock: <Result>(work: () => Promise<Result>, patience?: number) => Promise<Result>
}
