export const queriesStandInTheirFile =
  'SQL stands in queries.ts of its folder, where every query names its owner; the database folder has the rest.'

export const queriesInTheirFile = {
  meta: { type: 'problem', schema: [] },
  create: context => ({
    "CallExpression[callee.property.name='query']": node =>
      context.report({ node, message: queriesStandInTheirFile }),
  }),
}
