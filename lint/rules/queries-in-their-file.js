export const queriesStandInTheirFile =
  'Move this SQL to the queries.ts of its folder. Each query there must filter by the owner. Only the database folder may have other SQL.'

export const queriesInTheirFile = {
  meta: { type: 'problem', schema: [] },
  create: context => ({
    "CallExpression[callee.property.name='query']": node =>
      context.report({ node, message: queriesStandInTheirFile }),
  }),
}
