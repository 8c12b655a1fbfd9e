import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { LockHeld, takeLock } from '@pundi/lock-file'
import { OperatorRefusal } from '../operator-refusal'

/**
 * Does a piece of work while no other process on this machine does the same to the folder. Waits for the other one, at
 * most `patience` milliseconds; then refuses. A lock whose process is dead is taken over.
 */
export async function withLock<Result>(
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
      if (Date.now() > deadline)
        throw new OperatorRefusal(
          `Another process is publishing to ${folder}. Wait until it is done and try again.`,
        )
    }
    await pause(20)
  }
}
