const spoken = [
  'JSXText[value=/\\p{L}/u]',
  ':matches(JSXElement, JSXFragment) > JSXExpressionContainer > Literal[value=/\\p{L}/u]',
  'JSXAttribute[name.name=/^(aria-(label|description|valuetext|roledescription)|alt|title|placeholder|label|hint|closeLabel)$/] > Literal[value=/\\p{L}/u]',
]

const message =
  'Words for people come from a catalogue, in every language: text() or useText() of the workspace; the kit gets them as props.'

export const wordsOutsideCatalogues = {
  meta: { type: 'problem', schema: [] },
  create: context => ({ [spoken.join(', ')]: node => context.report({ node, message }) }),
}
