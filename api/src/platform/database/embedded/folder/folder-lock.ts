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
        `DATA_DIR: the folder ${folder} is in use by another Pundi (process ${error.pid}); stop it, or set DATA_DIR to another folder.`,
      )
    const { code } = error as NodeJS.ErrnoException
    throw new OperatorRefusal(`DATA_DIR: the folder ${folder} cannot be written to (${code}).`)
  }
}
