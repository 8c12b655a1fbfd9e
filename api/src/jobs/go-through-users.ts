import type { Queryable } from '../database/database'
import { isThere, removeClaims, type SharedJob } from './claim-queries'

/** Where failures for single users go, and whether the server stops. */
export type Round = {
  report?: (error: unknown, userId: number) => void
  isStopped?: () => boolean
  now?: Date
}

/** Claimed users, and the id after which the next page begins; null after the last page. */
export type ClaimedPage<User> = { users: User[]; after: number | null }

type Shared<User> = {
  job: SharedJob
  claimPage: (after: number) => Promise<ClaimedPage<User>>
  work: (user: User) => Promise<unknown>
  /** Notes for whom the work of a page was done, before the claims are removed. */
  finish?: (users: User[]) => Promise<void>
}

/**
 * Goes page by page through the users who have something due and whom no other server has claimed. A failure is
 * reported, and the other users have their turn; a user who has deleted the account meanwhile is no failure.
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

/** Runs statements that each do a page and answer after whom the next begins, until the last or until the server stops. */
export async function goThroughPages(
  doPage: (after: number) => Promise<number | null>,
  isStopped = () => false,
): Promise<void> {
  for (let after: number | null = 0; after !== null && !isStopped();) after = await doPage(after)
}

function throwIt(error: unknown): never {
  throw error
}
