import { type BudgetRule, type Carry, centsOf, decimalOf } from '@pundi/contract'
import { type RuleIn, rulesIn } from './carry-over'

/* What a change makes of the rules of a category. Periods are labels; amounts have two decimals. */

type Rules = readonly BudgetRule[]

/** Sets an amount, from a period on or for that one alone. From it on, what was said for it alone holds no more. */
export function setRule(rules: Rules, { amount, ...rule }: BudgetRule & { amount: string }): BudgetRule[] {
  const isReplaced = (one: BudgetRule) =>
    one.from_period === rule.from_period && (one.is_once === rule.is_once || !rule.is_once)
  const written = { ...rule, amount: decimalOf(centsOf(amount)) }
  return inOrder([...rules.filter(one => !isReplaced(one)), written])
}

/** Ends a budget from a period on. What was before stays, and what was said for later goes. */
export function endRules(rules: Rules, label: string): BudgetRule[] {
  const kept = rules.filter(rule => rule.from_period < label)
  const isOver = lastingIn(kept)(label) === undefined
  const end: BudgetRule = { from_period: label, is_once: false, amount: null, carry: 'none' }
  return inOrder(isOver ? kept : [...kept, end])
}

/** Adds to a period's amount, for that period alone; undefined if it would fall below zero. */
export function addOnce(rules: Rules, label: string, cents: bigint): BudgetRule[] | undefined {
  const rule = rulesIn(rules)(label)
  const sum = centsOf(rule?.amount ?? '0') + cents
  if (sum < 0n) return undefined
  const carry: Carry = rule?.carry ?? 'none'
  return setRule(rules, { from_period: label, is_once: true, amount: decimalOf(sum), carry })
}

/**
 * The rules of two categories that become one: in every period the sum of both budgets, with the carry of `own` where
 * it has a budget then.
 */
export function mergeRules(own: Rules, added: Rules): BudgetRule[] {
  const labels = [...new Set([...own, ...added].map(rule => rule.from_period))]
  const sides = [own, added]
  return inOrder(
    labels.flatMap(label => {
      const at = (is_once: boolean) =>
        sides.some(rules => rules.some(rule => rule.from_period === label && rule.is_once === is_once))
      const lasting = { from_period: label, is_once: false, ...sumOf(sides.map(lastingIn), label) }
      const once = { from_period: label, is_once: true, ...sumOf(sides.map(rulesIn), label) }
      return [...(at(false) ? [lasting] : []), ...(at(true) ? [once] : [])]
    }),
  )
}

function sumOf(sides: RuleIn[], label: string): Pick<BudgetRule, 'amount' | 'carry'> {
  const found = sides.flatMap(ruleOf => ruleOf(label) ?? [])
  const cents = found.reduce((sum, { amount }) => sum + centsOf(amount), 0n)
  return { amount: found[0] ? decimalOf(cents) : null, carry: found[0]?.carry ?? 'none' }
}

/** As if nothing were said for one period alone. */
const lastingIn = (rules: Rules) => rulesIn(rules.filter(rule => !rule.is_once))

/** The order in which the log keeps them: two lists of the same rules read alike. */
const inOrder = (rules: BudgetRule[]) => rules.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))

const keyOf = ({ from_period, is_once }: BudgetRule) => `${from_period} ${is_once ? 'once' : 'lasting'}`

export const areSame = (one: Rules, other: Rules) => written(one) === written(other)

const written = (rules: Rules) =>
  JSON.stringify(inOrder([...rules]).map(rule => [keyOf(rule), rule.amount, rule.carry]))
