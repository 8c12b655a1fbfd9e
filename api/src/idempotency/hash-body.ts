import { createHash } from 'node:crypto'

/**
 * What stands for a call and its body: the same for the same, whatever the order of its fields and the spelling of its
 * amounts ("5", "5.00"). Every field counts, those of a later day too. The body has passed the contract, so texts are
 * cleaned already; nothing secret may be in it, for a hash of a password can be guessed.
 */
export const hashBody = (call: string, body: object): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([call, body], normalise))
    .digest()

/** A field of JSON: records in one order, and of an amount its exact value. */
function normalise(field: string, value: unknown): unknown {
  if (/^(.*_)?amount$/.test(field) && typeof value === 'string') return exactAmount(value)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** Decimal text of an amount in one spelling: "007.5" is "7.50". */
function exactAmount(amount: string): string {
  const [whole = '', fraction = ''] = amount.split('.')
  return `${whole.replace(/^0+(?=\d)/, '')}.${fraction.padEnd(2, '0')}`
}
