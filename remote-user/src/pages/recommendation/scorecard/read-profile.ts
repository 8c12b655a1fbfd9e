import {
  bounds,
  choices,
  fieldNames,
  type FieldName,
  type NumberName,
  type Profile,
  type Answers,
} from '../../../shared/credit-profile/profile'

export type Problem = 'missing' | 'no-number' | 'not-whole' | 'too-low' | 'too-high'

export type Reading = { profile: Profile } | { problems: Partial<Record<FieldName, Problem>> }

/**
 * Parses the texts of the form. "1,5" equals "1.5", and "5 years" is invalid. If the income is
 * blank or zero, it counts as unknown.
 */
export function readProfile(texts: Partial<Record<FieldName | 'income', string>>): Reading {
  const problems: Partial<Record<FieldName, Problem>> = {}
  const values: Record<string, number | string> = {}
  for (const name of fieldNames) {
    const text = texts[name]?.trim() ?? ''
    const value = name in bounds ? readNumber(name as NumberName, text) : readChoice(name, text)
    if (typeof value === 'object') problems[name] = value.problem
    else values[name] = value
  }
  if (Object.keys(problems).length > 0) return { problems }
  const income = Number(texts.income ?? '')
  return { profile: { ...(values as unknown as Answers), ...(income > 0 && { income }) } }
}

function readNumber(name: NumberName, text: string): number | { problem: Problem } {
  const { min, max, step } = bounds[name]
  if (text === '') return { problem: 'missing' }
  if (!/^[-−]?\d{1,15}([.,]\d+)?$/.test(text)) return { problem: 'no-number' }
  const value = Number(text.replace(',', '.').replace('−', '-'))
  if (step === 1 && !Number.isInteger(value)) return { problem: 'not-whole' }
  if (value < min) return { problem: 'too-low' }
  return value > max ? { problem: 'too-high' } : value
}

function readChoice(name: FieldName, text: string): string | { problem: Problem } {
  const known: readonly string[] = choices[name as keyof typeof choices]
  return known.includes(text) ? text : { problem: 'missing' }
}
