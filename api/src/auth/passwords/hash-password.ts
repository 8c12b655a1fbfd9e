import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { tooManySignIns } from '../../http/errors/refusal'

// OWASP's argon2id parameters: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// More at once would occupy the threads that Node needs for files and DNS (at 32, a file's status took 189 ms).
const AT_ONCE = 2
const WAITING = 100

const limit = pLimit(AT_ONCE)

/** Runs a hash when it is its turn. Refuses with 503 if too many are waiting. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (limit.activeCount + limit.pendingCount >= AT_ONCE + WAITING) throw tooManySignIns()
  return limit(work)
}

/** Hashes with argon2id. Waits for its turn; refuses with 503 if too many are waiting. */
export const hashPassword = async (password: string): Promise<string> => inTurn(() => hash(password, cost))

// The hash of 256 random bits that were not kept. Its cost is that of every other hash.
const nobodys =
  '$argon2id$v=19$m=19456,t=2,p=1$InPWaLwgqlcFZ4pEe9qLlA$RodgUwv/V2CfF5WOQ4ceWAQoqATlSI5G0UOuTcL0RrY'

/** Whether the password fits the hash. Without a hash it takes as long and answers false. */
export async function isPassword(password: string, hashed: string | null | undefined): Promise<boolean> {
  const same = await inTurn(() => verify(hashed ?? nobodys, password))
  return same && Boolean(hashed)
}

/** Whether a hash is cheaper to guess than one made with today's parameters. */
export function isOutdated(hashed: string): boolean {
  const [, memory, time] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(hashed) ?? []
  return !(Number(memory) >= cost.memoryCost && Number(time) >= cost.timeCost)
}
