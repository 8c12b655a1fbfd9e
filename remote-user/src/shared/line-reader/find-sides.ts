import { findNamed, type Name, type NamedWallet, nameOf } from './find-wallet'
import type { Word } from './split-words'
import { cashWords, hasMeaning, isFiller, sides, type Sides, type Verb } from './transfer-words'

export interface SidesFound extends Sides {
  used: ReadonlySet<number>
}

/**
 * Finds the two wallets of a transfer. Undefined if the line names no wallet, or two wallets for
 * one side.
 */
export function findSides(
  words: readonly Word[],
  taken: ReadonlySet<number>,
  wallets: readonly NamedWallet[],
  verb: Verb,
): SidesFound | undefined {
  const used = new Set(taken)
  const found: Sides = {}
  const bare: NamedWallet[] = []
  for (const { wallet, from, length } of findNamed(words, taken, namesOf(wallets))) {
    for (let at = from; at < from + length; at++) used.add(at)
    const before = sideBefore(words, from, used)
    if (!before) bare.push(wallet)
    else if (found[before.side]) return undefined
    else {
      found[before.side] = wallet
      used.add(before.at)
    }
  }
  if (!placeBare(found, bare, verb) || !(found.from || found.to)) return undefined
  const { from, to } = verb.isWithdrawal ? withdraw(found, wallets) : found
  const isPaid = !verb.onlyTo || (to !== undefined && verb.onlyTo.includes(to.kind))
  return isPaid && from !== to ? { ...(from && { from }), ...(to && { to }), used } : undefined
}

const withdraw = ({ from, to }: Sides, wallets: readonly NamedWallet[]) => ({
  from: from ?? onlyOf('bank', wallets),
  to: to ?? onlyOf('cash', wallets),
})

/**
 * Finds the preposition that tells the side of a wallet: "dari" in "dari bca", or "ke" in "ke
 * rekening bca".
 */
function sideBefore(words: readonly Word[], from: number, used: ReadonlySet<number>) {
  let at = from - 1
  while (!used.has(at) && isFiller(words[at]?.key ?? '')) at--
  const side = used.has(at) ? undefined : sides.get(words[at]?.key ?? '')
  return side && { side, at }
}

/**
 * Assigns the wallets without a preposition to the free sides, in the order that the verb prefers.
 * @returns false if a wallet finds no free side
 */
function placeBare(found: Sides, bare: readonly NamedWallet[], { order, cash }: Verb): boolean {
  // Cash wallets come first, because the verb prefers a certain side for cash.
  const cashFirst = [
    ...bare.filter(({ kind }) => kind === 'cash'),
    ...bare.filter(({ kind }) => kind !== 'cash'),
  ]
  return cashFirst.every(wallet => {
    const wanted = wallet.kind === 'cash' ? [cash, ...order] : order
    const free = wanted.find(side => !found[side])
    if (free) found[free] = wallet
    return free !== undefined
  })
}

/**
 * All names of the wallets in a transfer: their full names, first words that are unique, and words
 * such as "tunai" if there is only one cash wallet.
 */
function namesOf(wallets: readonly NamedWallet[]): Name[] {
  const names = wallets.map(nameOf)
  const short = names.flatMap(({ wallet, keys }) =>
    keys
      .map((_, at) => ({ wallet, keys: keys.slice(0, at) }))
      .filter(
        one => isShortName(one.keys) && names.every(name => name.wallet === wallet || !begins(name, one)),
      ),
  )
  const cash = onlyOf('cash', wallets)
  return [...names, ...short, ...(cash ? cashWords.map(key => ({ wallet: cash, keys: [key] })) : [])]
}

const isShortName = ([first = '', ...more]: readonly string[]) =>
  first.length > 2 && (more.length > 0 || !(hasMeaning(first) || /\d/.test(first)))

const begins = (name: Name, { keys }: Name) => keys.every((key, at) => name.keys[at] === key)

function onlyOf(kind: NamedWallet['kind'], wallets: readonly NamedWallet[]): NamedWallet | undefined {
  const [first, second] = wallets.filter(wallet => wallet.kind === kind)
  return second ? undefined : first
}
