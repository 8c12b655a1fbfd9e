import type { Queryable } from '../database/database'
import { isThere, removeClaims, type SharedJob } from './claim-queries'

export type Round = {
  report?: (error: unknown, userId: number) => void
  isStopped?: () => boolean
  now?: Date
}

export type ClaimedPage<User> = { users: User[]; after: number | null }

type Shared<User> = {
  job: SharedJob
  claimPage: (after: number) => Promise<ClaimedPage<User>>
  work: (user: User) => Promise<unknown>
  /**
   * Runs once for each page of users, before their claims are removed. `users`: the users of the
   * page for whom `work` succeeded.
   */
  finish?: (users: User[]) => Promise<void>
}

/**
 * Does `work` for all users, page by page. If `work` fails for one user, reports the error and goes
 * on. Ignores the error if that user was deleted meanwhile.
 */
export async function goThroughUsers<User extends { id: number }>(
  db: Queryable,
  { job, claimPage, work, finish }: Shared<User>,
  { report = throwIt, isStopped = () => false }: Round,
): Promise<void> {
  for (let after: number | null = 0; after !== null && !isStopped();) {
    const page: ClaimedPage<User> = await claimPage(after)
    const done: User[] = []
    try {
      for (const user of page.users) {
        if (isStopped()) break
        try {
          await work(user)
          done.push(user)
        } catch (error) {
          if (await isThere(db, user.id)) report(error, user.id)
        }
      }
      if (done.length > 0) await finish?.(done)
    } finally {
      if (page.users.length > 0)
        await removeClaims(
          db,
          job,
          page.users.map(({ id }) => id),
        )
    }
    after = page.after
  }
}

/** `doPage` returns the user id after which the next page begins, or null after the last page. */
export async function goThroughPages(
  doPage: (after: number) => Promise<number | null>,
  isStopped = () => false,
): Promise<void> {
  for (let after: number | null = 0; after !== null && !isStopped();) after = await doPage(after)
}

function throwIt(error: unknown): never {
  throw error
}
