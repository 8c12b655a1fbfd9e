import { createHash } from 'node:crypto'

/**
 * A hash of the call's name and its body, which must have passed validation. The order of fields
 * and the spelling of amounts ("5", "5.00") do not matter. The body must not contain a password,
 * because a password can be guessed from such a hash.
 */
export const hashBody = (call: string, body: object): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([call, body], normalise))
    .digest()

function normalise(field: string, value: unknown): unknown {
  if (/^(.*_)?(amount|balance|fee|target)$/.test(field) && typeof value === 'string')
    return exactAmount(value)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}

export function exactAmount(amount: string): string {
  const [whole = '', fraction = ''] = amount.split('.')
  return `${whole.replace(/^(-?)0+(?=\d)/, '$1')}.${fraction.padEnd(2, '0')}`
}
