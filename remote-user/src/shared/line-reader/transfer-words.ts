import type { Wallet } from '@pundi/contract'
import type { NamedWallet } from './find-wallet'

/*
 * Words for transfers in Indonesian, English and Spanish, folded (`foldText`). All three languages are always
 * understood. Listed in docs/one-line.md.
 */

type Side = 'from' | 'to'

export type Sides = Partial<Record<Side, NamedWallet>>

export interface Verb {
  /** Sides that names without a preposition get, in this order. */
  order: readonly Side[]
  cash: Side
  /** Kinds of receiving wallet for which the verb means a transfer. Paying any other bill is an expense. */
  onlyTo?: readonly Wallet['kind'][]
  /** An unnamed source is the only bank account; an unnamed target is the only cash wallet. */
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

/** Words for the only cash wallet, whatever its name. */
export const cashWords = ['tunai', 'cash', 'efectivo']

/** Words that do not change the meaning of the verb, such as "saldo". */
const fillers =
  /^(?:saldo|uang|dana|dompet|rekening|up|money|balance|my|wallet|account|dinero|la|el|mi|cartera|cuenta)$/u

export const isFiller = (key: string) => fillers.test(key) || cashWords.includes(key)

/** True for a word with its own meaning, which cannot be a wallet's short name. */
export const hasMeaning = (key: string) =>
  isFiller(key) || verbs.has(key) || sides.has(key) || feeWords.test(key)

function each<Meaning>(words: string, meaning: Meaning): [string, Meaning][] {
  return words.split(' ').map(word => [word, meaning])
}
