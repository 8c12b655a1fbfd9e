import type { Wallet } from '@pundi/contract'
import type { NamedWallet } from './find-wallet'

/*
 * Words of transfers in Indonesian, English and Spanish, in lower case and without accents
 * (`foldText`). All three languages are always understood. docs/one-line.md lists all words.
 */

type Side = 'from' | 'to'

export type Sides = Partial<Record<Side, NamedWallet>>

export interface Verb {
  /** The order in which wallets without a preposition get a side. */
  order: readonly Side[]
  cash: Side
  /**
   * Kinds of receiving wallet for which the verb means a transfer. For any other receiver, "bayar"
   * (pay) is an expense.
   */
  onlyTo?: readonly Wallet['kind'][]
  /**
   * If true, a missing wallet has a default. If the line names no source, the source is the user's
   * only bank account. If the line names no target, the target is the user's only cash wallet.
   */
  isWithdrawal?: boolean
}

const into: Verb = { order: ['to', 'from'], cash: 'from' }
const outOf: Verb = { order: ['from', 'to'], cash: 'to' }

export const verbs = new Map([
  ...each('isi topup top-up top setor deposit recarga recargar depositar ingresar', into),
  ...each<Verb>('tarik withdraw retirar', { ...outOf, isWithdrawal: true }),
  ...each('transfer tf trf pindah pindahkan kirim move send transferir transferencia mover enviar', outOf),
  ...each<Verb>('bayar lunasi pay pagar', { ...into, onlyTo: ['card', 'loan'] }),
])

export const sides = new Map<string, Side>([
  ...each('dari dr pakai pake pk lewat via from using with de del desde con', 'from' as const),
  ...each('ke masuk to into a al hacia', 'to' as const),
])

export const feeWords = /^(?:biaya|admin|adm|ongkos|fee|charge|comision)$/u

/** Words that mean the only cash wallet, whatever its name is. */
export const cashWords = ['tunai', 'cash', 'efectivo']

/** Words that add nothing to a verb or a wallet's name, such as "saldo" (balance). */
const fillers =
  /^(?:saldo|uang|dana|dompet|rekening|up|money|balance|my|wallet|account|dinero|la|el|mi|cartera|cuenta)$/u

export const isFiller = (key: string) => fillers.test(key) || cashWords.includes(key)

/**
 * True if the word has a meaning in transfers. Such a word cannot be the short name of a wallet.
 */
export const hasMeaning = (key: string) =>
  isFiller(key) || verbs.has(key) || sides.has(key) || feeWords.test(key)

function each<Meaning>(words: string, meaning: Meaning): [string, Meaning][] {
  return words.split(' ').map(word => [word, meaning])
}
