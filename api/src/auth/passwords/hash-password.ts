import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { tooManySignIns } from '../../http/errors/refusal'

// OWASP's argon2id parameters: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// More at once would take all of Node's threads from files and names (189 ms for a file's status at 32).
const AT_ONCE = 2
const WAITING = 100

const limit = pLimit(AT_ONCE)

/** Runs a hash when it is its turn; 503 when too many wait already. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (limit.activeCount + limit.pendingCount >= AT_ONCE + WAITING) throw tooManySignIns()
  return limit(work)
}

/** Hashes by argon2id; waits for its turn, and refuses with 503 when too many wait already. */
export const hashPassword = async (password: string): Promise<string> => inTurn(() => hash(password, cost))

// The hash of 256 random bits that nobody kept, of the same cost as every other.
const nobodys =
  '$argon2id$v=19$m=19456,t=2,p=1$InPWaLwgqlcFZ4pEe9qLlA$RodgUwv/V2CfF5WOQ4ceWAQoqATlSI5G0UOuTcL0RrY'

/** True when the password is the hash's. Without a hash it takes as long and answers false. */
export async function isPassword(password: string, hashed: string | null | undefined): Promise<boolean> {
  const same = await inTurn(() => verify(hashed ?? nobodys, password))
  return same && Boolean(hashed)
}

/** True for a hash that costs a guesser less than one made today would. */
export function isOutdated(hashed: string): boolean {
  const [, memory, time] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(hashed) ?? []
  return !(Number(memory) >= cost.memoryCost && Number(time) >= cost.timeCost)
}
