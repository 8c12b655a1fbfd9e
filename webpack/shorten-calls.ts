import ts from 'typescript'

/**
 * Leaves of a call of the contract what a browser needs, its method and path: `call('GET /settings', { … })` becomes
 * `call('GET /settings')`. Then nothing refers to the shapes of its answer any more, and webpack leaves them out; a call
 * that nobody makes goes too. The types, which are what a browser wants of the rest, are checked from the source.
 */
export const shortenCalls: ts.TransformerFactory<ts.SourceFile> = context => file => {
  if (!/[\\/]contract[\\/].*[\\/]calls\.ts$/.test(file.fileName)) return file
  const shorten = (node: ts.Node): ts.Node => {
    if (!ts.isCallExpression(node) || node.expression.getText(file) !== 'call')
      return ts.visitEachChild(node, shorten, context)
    const short = context.factory.updateCallExpression(
      node,
      node.expression,
      undefined,
      node.arguments.slice(0, 1),
    )
    return ts.addSyntheticLeadingComment(short, ts.SyntaxKind.MultiLineCommentTrivia, '#__PURE__')
  }
  return ts.visitEachChild(file, shorten, context)
}
