import { decimalOf } from '@pundi/contract'

export interface Findings {
  found: string[]
  same: (name: string, one: unknown, other: unknown) => void
}

export function newFindings(): Findings {
  const found: string[] = []
  return {
    found,
    same: (name, one, other) => {
      const [said, expected] = [textOf(one), textOf(other)]
      if (said !== expected) found.push(`${name}: ${said}, and not ${expected}`)
    },
  }
}

const textOf = (value: unknown) =>
  typeof value === 'bigint'
    ? decimalOf(value)
    : typeof value === 'string'
      ? value
      : JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? decimalOf(each) : each))
