import { type BudgetRule, type Carry, centsOf } from '@pundi/contract'
import { labelAfter } from './name-period'

/** The rule of a period, by its label; undefined where there is no budget. */
export type RuleIn = (label: string) => SetRule | undefined
type SetRule = BudgetRule & { amount: string }

/** Of a category's rules, in any order: which of them holds in a period. One for the period alone goes before others. */
export function rulesIn(rules: readonly BudgetRule[]): RuleIn {
  const once = new Map(rules.filter(rule => rule.is_once).map(rule => [rule.from_period, rule]))
  const lasting = rules
    .filter(rule => !rule.is_once)
    .sort((one, other) => (one.from_period < other.from_period ? 1 : -1))
  return label => {
    const rule = once.get(label) ?? lasting.find(one => one.from_period <= label)
    return isSet(rule) ? rule : undefined
  }
}

const isSet = (rule: BudgetRule | undefined): rule is SetRule => typeof rule?.amount === 'string'

/** Whether the budget of a period takes anything over from the one before. */
const isChained = (ruleOf: RuleIn, label: string) =>
  (ruleOf(label)?.carry ?? 'none') !== 'none' && ruleOf(labelAfter(label, -1)) !== undefined

/** The first period whose spending says what this one takes over: itself where it takes nothing over. */
export function chainStart(ruleOf: RuleIn, label: string): string {
  let first = label
  while (isChained(ruleOf, first)) first = labelAfter(first, -1)
  return first
}

/**
 * What a period takes over, in cents: what every period since the beginning of the chain left to the next one, as that
 * one's rule says. The rule of a period says what comes into it, so that a choice is seen at once and not a month later.
 *
 * @param used what was used in a period, in cents; below zero where more came back than was spent
 */
export function carriedInto(ruleOf: RuleIn, label: string, used: (label: string) => bigint): bigint {
  let carried = 0n
  for (let at = chainStart(ruleOf, label); at < label;) {
    const left = centsOf(ruleOf(at)?.amount ?? '0') + carried - used(at)
    at = labelAfter(at)
    carried = takeOver[ruleOf(at)?.carry ?? 'none'](left)
  }
  return carried
}

const takeOver: Record<Carry, (left: bigint) => bigint> = {
  none: () => 0n,
  surplus: left => (left > 0n ? left : 0n),
  both: left => left,
}
