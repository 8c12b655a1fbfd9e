import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { LockHeld, takeLock } from '@pundi/single-process'
import { OperatorRefusal } from '../../operator-refusal'
import { lockIsHeld } from '../refusals'

/**
 * Runs `work` while this process holds the folder's lock on this machine. Refuses if the lock is
 * still held after `patience` milliseconds. Takes over the lock of a dead process.
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
