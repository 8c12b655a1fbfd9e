import type { Wallet } from '@pundi/contract'
import type { NamedWallet } from './find-wallet'

/*
 * The words for moving money in Indonesian, English and Spanish, folded (`foldText`). All three languages are understood at
 * any time. docs/one-line.md lists them.
 */

type Side = 'from' | 'to'

/** The wallets of a transfer. A side that is not known is absent. */
export type Sides = Partial<Record<Side, NamedWallet>>

/** What a verb makes of the wallets beside it. */
export interface Verb {
  /** The sides that names without a word before them take, in their order. */
  order: readonly Side[]
  /** The side of cash. */
  cash: Side
  /** What the money goes to, where only that makes it a transfer: whoever pays a bill spends. */
  onlyTo?: readonly Wallet['kind'][]
  /** Where nothing else is named, it goes from the only bank account to the only wallet for cash. */
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

/** What may stand before a wallet, and the side that it says. */
export const sides = new Map<string, Side>([
  ...each('dari dr pakai pake pk lewat via from using with de del desde con', 'from' as const),
  ...each('ke masuk to into a al hacia', 'to' as const),
])

export const feeWords = /^(?:biaya|admin|adm|ongkos|fee|charge|comision)$/u

/** The one wallet for cash, whatever its name is. */
export const cashWords = ['tunai', 'cash', 'efectivo']

/** What may stand in a transfer, and says no more than its verb. */
const fillers =
  /^(?:saldo|uang|dana|dompet|rekening|up|money|balance|my|wallet|account|dinero|la|el|mi|cartera|cuenta)$/u

export const isFiller = (key: string) => fillers.test(key) || cashWords.includes(key)

/** Whether a word has a meaning of its own here, so that it is no short name of a wallet. */
export const hasMeaning = (key: string) =>
  isFiller(key) || verbs.has(key) || sides.has(key) || feeWords.test(key)

function each<Meaning>(words: string, meaning: Meaning): [string, Meaning][] {
  return words.split(' ').map(word => [word, meaning])
}
