/** The exact fraction `above / below`. `below` is positive. */
export interface Fraction {
  above: bigint
  below: bigint
}

export type Operator = '+' | '-' | '*' | '/'

export interface Step {
  operator: Operator
  value: Fraction
}

/**
 * Returns the exact result of a calculation, or undefined after a division by zero. The first
 * step's operator must be + or -. No value may be negative.
 */
export function calculate(steps: Step[]): Fraction | undefined {
  let sum: Fraction = { above: 0n, below: 1n }
  let product = sum
  for (const { operator, value } of steps) {
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
