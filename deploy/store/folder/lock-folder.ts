import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { LockHeld, takeLock } from '@pundi/lock-file'
import { OperatorRefusal } from '../../operator-refusal'
import { lockIsHeld } from '../refusals'

/**
 * Runs `work` while no other process on this machine holds the folder's lock. Waits up to `patience` milliseconds for
 * it, then refuses. The lock of a dead process is taken over.
 */
export async function withFolderLock<Result>(
  folder: string,
  work: () => Promise<Result>,
  patience = 60_000,
): Promise<Result> {
  await mkdir(folder, { recursive: true })
  const release = await waitForLock(folder, Date.now() + patience)
  try {
    return await work()
  } finally {
    release()
  }
}

async function waitForLock(folder: string, deadline: number) {
  for (;;) {
    try {
      return takeLock(join(folder, '.lock'))
    } catch (error) {
      if (!(error instanceof LockHeld)) throw error
      if (Date.now() > deadline) throw new OperatorRefusal(lockIsHeld(folder))
    }
    await pause(20)
  }
}
