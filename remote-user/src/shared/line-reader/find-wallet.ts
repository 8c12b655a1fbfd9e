import type { Wallet } from '@pundi/contract'
import { foldText, type Word } from './split-words'

export type NamedWallet = Pick<Wallet, 'id' | 'name' | 'kind'>

export interface WalletFound {
  /** Indexes of the words of the wallet's name, and of a preposition before the name. */
  taken: ReadonlySet<number>
  wallet?: NamedWallet
  /** All wallets that the line names, if there are several. Their words are then not `taken`. */
  among: readonly NamedWallet[]
}

/** Prepositions before a wallet. They belong to the wallet, not to the description. */
const before =
  /^(?:pakai|pake|pk|lewat|via|dari|dr|dengan|dgn|ke|masuk|with|from|by|using|into|to|con|desde|por|de|a)$/u
/** After these words a name is a place, not a wallet. */
const placeAfter = /^(?:di|depan|dekat|samping|at|near|en|cerca)$/u

export function findWallet(
  words: readonly Word[],
  taken: ReadonlySet<number>,
  wallets: readonly NamedWallet[],
): WalletFound {
  const none = { taken: new Set<number>(), among: [] }
  const named = findNamed(words, taken, wallets.map(nameOf)).filter(
    ({ from }) => !placeAfter.test(words[from - 1]?.key ?? ''),
  )
  const among = [...new Set(named.map(({ wallet }) => wallet))]
  const [found] = named
  if (!found) return none
  if (among.length > 1) return { ...none, among }
  const own = named.flatMap(({ from, length }) => {
    const places = Array.from({ length }, (_, at) => from + at)
    return before.test(words[from - 1]?.key ?? '') && !taken.has(from - 1) ? [from - 1, ...places] : places
  })
  return { taken: new Set(own), wallet: found.wallet, among: [] }
}

export interface Name {
  wallet: NamedWallet
  keys: readonly string[]
}

export interface Named {
  wallet: NamedWallet
  from: number
  length: number
}

export function findNamed(
  words: readonly Word[],
  taken: ReadonlySet<number>,
  names: readonly Name[],
): Named[] {
  const longestFirst = names
    .filter(({ keys }) => keys.length > 0)
    .sort((one, other) => other.keys.length - one.keys.length)
  const found: Named[] = []
  for (let from = 0; from < words.length; from++) {
    const name = longestFirst.find(({ keys }) =>
      keys.every((key, at) => words[from + at]?.key === key && !taken.has(from + at)),
    )
    if (!name) continue
    found.push({ wallet: name.wallet, from, length: name.keys.length })
    from += name.keys.length - 1
  }
  return found
}

export const nameOf = (wallet: NamedWallet): Name => ({
  wallet,
  keys: foldText(wallet.name).split(/\s+/).filter(Boolean),
})
