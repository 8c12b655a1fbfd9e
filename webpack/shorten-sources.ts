import { readFileSync } from 'node:fs'
import type { Plugin } from 'esbuild'
import ts from 'typescript'

const fileOfCalls = /[\\/]contract[\\/].*[\\/]calls\.ts$/

/**
 * Removes everything of a call but its method and path: `call('GET /settings', { … })` becomes `{ name: 'GET /settings'
 * }`. Schemas that nothing refers to any more are then left out by webpack, and so are unused calls. Types are checked
 * before, on the full source.
 */
export const shortenCalls: ts.TransformerFactory<ts.SourceFile> = context => file => {
  if (!fileOfCalls.test(file.fileName)) return file
  const shorten = (node: ts.Node): ts.Node => {
    if (!ts.isCallExpression(node) || node.expression.getText(file) !== 'call')
      return ts.visitEachChild(node, shorten, context)
    const [name] = node.arguments
    if (!name) return node
    const { factory } = context
    return factory.createObjectLiteralExpression([factory.createPropertyAssignment('name', name)])
  }
  return ts.visitEachChild(file, shorten, context)
}

/** The same for inline scripts, which esbuild compiles. */
export const shortenCallsInDocuments: Plugin = {
  name: 'shorten-calls',
  setup(build) {
    build.onLoad({ filter: fileOfCalls }, ({ path }) => {
      const { outputText } = ts.transpileModule(readFileSync(path, 'utf8'), {
        fileName: path,
        compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
        transformers: { before: [shortenCalls] },
      })
      return { contents: outputText }
    })
  },
}

/**
 * Removes `data`, the calls that pages make early, from page tables. The browser reads them in `build.json`, and every
 * page loads the table.
 */
export const shortenPages: ts.TransformerFactory<ts.SourceFile> = context => file => {
  if (!/[\\/]src[\\/](pages|page-list)\.ts$/.test(file.fileName)) return file
  const shorten = (node: ts.Node): ts.Node | undefined =>
    ts.isPropertyAssignment(node) && node.name.getText(file) === 'data'
      ? undefined
      : ts.visitEachChild(node, shorten, context)
  return ts.visitEachChild(file, shorten, context)
}
