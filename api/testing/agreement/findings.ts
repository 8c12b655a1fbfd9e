import { decimalOf } from '@pundi/contract'

/** Collects what two places say differently of one figure. */
export function newFindings() {
  const found: string[] = []
  return {
    found,
    /** Each figure by its name, as one place says it and as another one does. */
    same(name: string, one: unknown, other: unknown) {
      const [said, expected] = [textOf(one), textOf(other)]
      if (said !== expected) found.push(`${name}: ${said}, and not ${expected}`)
    },
  }
}
export type Findings = ReturnType<typeof newFindings>

const textOf = (value: unknown) =>
  typeof value === 'bigint'
    ? decimalOf(value)
    : typeof value === 'string'
      ? value
      : JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? decimalOf(each) : each))
