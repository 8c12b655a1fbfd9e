const spoken = [
  'JSXText[value=/\\p{L}/u]',
  ':matches(JSXElement, JSXFragment) > JSXExpressionContainer > Literal[value=/\\p{L}/u]',
  'JSXAttribute[name.name=/^(aria-(label|description|valuetext|roledescription)|alt|title|placeholder|label|hint|closeLabel)$/] > Literal[value=/\\p{L}/u]',
]

const message =
  'Move this text to the catalogue, in every language, and read it with text() or useText(). In the kit, take the text as a prop.'

export const wordsOutsideCatalogues = {
  meta: { type: 'problem', schema: [] },
  create: context => ({ [spoken.join(', ')]: node => context.report({ node, message }) }),
}
