/** The places in JSX with words that a person reads or hears. */
const spoken = [
  'JSXText[value=/\\p{L}/u]',
  ':matches(JSXElement, JSXFragment) > JSXExpressionContainer > Literal[value=/\\p{L}/u]',
  'JSXAttribute[name.name=/^(aria-(label|description|valuetext|roledescription)|alt|title|placeholder|label|hint|closeLabel)$/] > Literal[value=/\\p{L}/u]',
]

const message =
  'Words for people come from a catalogue, in every language: text() or useText() of the workspace; the kit gets them as props.'

/** Restrictions for `no-restricted-syntax`. */
export const wordsOutsideCatalogues = spoken.map(selector => ({ selector, message }))
