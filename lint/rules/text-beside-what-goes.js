const message =
  'Wrap this text in an element such as <span>, because an element beside it appears and disappears. After a translation extension has replaced a bare text node, React fails.'

const speaks = /^(text|say|tell|format[A-Z]\w*|write[A-Z]\w*|amount|money)$/

const isText = ({ type, value, callee, consequent, alternate, operator, right }) => {
  if (type === 'Literal') return typeof value === 'string' && value.trim() !== ''
  if (type === 'TemplateLiteral') return true
  if (type === 'CallExpression') return speaks.test(callee.name ?? '')
  if (type === 'ConditionalExpression') return isText(consequent) || isText(alternate)
  return type === 'LogicalExpression' && operator !== '??' && isText(right)
}

/** True if the expression may add or remove an element when React renders again. */
const isComing = ({ type, operator, consequent, alternate }) =>
  (type === 'LogicalExpression' && operator === '&&') ||
  (type === 'ConditionalExpression' && !(isText(consequent) && isText(alternate)))

const isBlank = ({ type, value }) => type === 'JSXText' && value.trim() === ''

export const textBesideWhatGoes = {
  meta: { type: 'problem', schema: [] },
  create: context => ({
    'JSXElement, JSXFragment'({ children, openingElement }) {
      const shown = children.filter(child => !isBlank(child))
      const expressions = shown.filter(({ type }) => type === 'JSXExpressionContainer')
      const isReplaced = openingElement?.attributes.some(({ name }) => name?.name === 'busy')
      const hasComing = expressions.some(({ expression }) => isComing(expression))
      if (shown.length < 2 || !(isReplaced || hasComing)) return
      for (const node of expressions) if (isText(node.expression)) context.report({ node, message })
    },
  }),
}
