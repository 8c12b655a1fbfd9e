import type { Files } from '../files/read-files'

/** A folder of a store, by its name in the folder that holds it. */
export interface StoredFolder {
  name: string
  /** When something in it was written last, in milliseconds since 1970. */
  changedAt: number
}

export interface UploadOptions {
  /** Whether visitors get the files: they then get a compressed copy. */
  served: boolean
  onFile: () => void
}

/**
 * The place where a site is kept, with what publishing needs of it. Paths are relative to the site, with slashes. What
 * it cannot do is refused with an `OperatorRefusal`.
 */
export interface SiteStore {
  /** The name of a file or folder for the operator. */
  nameOf: (path: string) => string
  /** The content of a file; null if there is none. */
  read: (path: string) => Promise<Buffer | null>
  /** All files below a folder, by their paths in it; empty if there is no such folder. */
  readFolder: (folder: string) => Promise<Files>
  /** The folders in a folder; none if there is no such folder. */
  listFolders: (folder: string) => Promise<StoredFolder[]>
  /** The bytes of all files below a folder. */
  sizeOf: (folder: string) => Promise<number>
  /**
   * Writes a folder that never changes afterwards, reads it back and compares. Answers false if it is there already.
   * Refuses a folder with different content.
   */
  upload: (folder: string, files: Files, options: UploadOptions) => Promise<boolean>
  /**
   * Replaces a file in one step: readers see the old content or the new one, never a part. Answers false, and replaces
   * nothing, where it does not contain `before` any more; null stands for no file.
   */
  replace: (path: string, content: Buffer, before: Buffer | null) => Promise<boolean>
  /** Removes a folder. A kill in between leaves nothing that is taken for a whole one. */
  remove: (folder: string) => Promise<void>
  /** Removes copies of files that a killed `replace` left. The caller must hold the lock. */
  removeLeftovers: () => Promise<void>
  /**
   * Runs `work` while nobody else holds the site's lock. Waits up to `patience` milliseconds for it, then refuses. The
   * lock of a dead process is taken over.
   */
  withLock: <Result>(work: () => Promise<Result>, patience?: number) => Promise<Result>
}
