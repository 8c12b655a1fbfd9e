import { join } from 'node:path'
import { LockHeld, takeLock } from '@pundi/lock-file'
import { OperatorRefusal } from '../../operator-refusal'

/** The lock of a data folder: whoever has it is the one server that works there. */
export const lockOf = (folder: string) => join(folder, 'pundi.lock')

/**
 * Takes the folder for this process and answers how to give it back.
 *
 * @throws OperatorRefusal while another living process has it, or where it cannot be written to
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
