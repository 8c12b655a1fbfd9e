import { join } from 'node:path'
import { LockHeld, takeLock } from '@pundi/single-process'
import { OperatorRefusal } from '../../../../operator-refusal'

export const lockOf = (folder: string) => join(folder, 'pundi.lock')

/**
 * Locks the folder and returns a function that unlocks it.
 * @throws OperatorRefusal if another running process holds the lock, or if the folder is not
 * writable
 */
export async function lockFolder(folder: string): Promise<() => void> {
  try {
    return takeLock(lockOf(folder), 0o600)
  } catch (error) {
    if (error instanceof LockHeld)
      throw new OperatorRefusal(
        `DATA_DIR: another Pundi server (process ${error.pid}) uses the folder ${folder}. Stop that server, or set DATA_DIR to another folder.`,
      )
    const { code } = error as NodeJS.ErrnoException
    throw new OperatorRefusal(
      `DATA_DIR: Pundi cannot write to the folder ${folder} (${code}). Set DATA_DIR to a folder in which Pundi may write.`,
    )
  }
}
