/** An exact fraction of whole numbers; `below` is positive. */
export interface Fraction {
  above: bigint
  below: bigint
}

export type Operator = '+' | '-' | '*' | '/'

/**
 * The result of `values` with an operator between each two of them; `*` and `/` come before `+` and `-`. No value is
 * negative, and nothing is rounded. Undefined where something is divided by zero.
 */
export function calculate(
  values: Fraction[],
  operators: Operator[],
  isNegated = false,
): Fraction | undefined {
  let sum: Fraction = { above: 0n, below: 1n }
  let product = isNegated ? { ...values[0]!, above: -values[0]!.above } : values[0]!
  for (const [index, operator] of operators.entries()) {
    const value = values[index + 1]!
    if (operator === '/' && value.above === 0n) return undefined
    if (operator === '*') product = multiply(product, value)
    else if (operator === '/') product = multiply(product, { above: value.below, below: value.above })
    else {
      sum = add(sum, product)
      product = operator === '-' ? { ...value, above: -value.above } : value
    }
  }
  return add(sum, product)
}

const add = (a: Fraction, b: Fraction): Fraction => ({
  above: a.above * b.below + b.above * a.below,
  below: a.below * b.below,
})

const multiply = (a: Fraction, b: Fraction): Fraction => ({
  above: a.above * b.above,
  below: a.below * b.below,
})
