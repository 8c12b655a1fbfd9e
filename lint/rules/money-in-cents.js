const moneyIsAddedInCents =
  'Do not convert an amount with Number(): compute in whole cents. Use centsOf() of @pundi/contract to read an amount, and decimalOf() to write it.'

const names = /^(amount|balance|carried|cents|fee|left|opening_balance|owed|planned|spent|total)$/

const nameOf = node => (node?.type === 'MemberExpression' ? node.property.name : node?.name)

export const moneyInCents = {
  meta: { type: 'problem', schema: [] },
  create: context => ({
    "CallExpression[callee.name='Number']": node => {
      if (names.test(nameOf(node.arguments[0]) ?? '')) context.report({ node, message: moneyIsAddedInCents })
    },
  }),
}
