import { readFileSync } from 'node:fs'
import type { Plugin } from 'esbuild'
import ts from 'typescript'

const fileOfCalls = /[\\/]contract[\\/].*[\\/]calls\.ts$/

/**
 * Leaves of a call of the contract what a browser needs, its method and path: `call('GET /settings', { … })` becomes
 * `{ name: 'GET /settings' }`. Then nothing refers to the shapes of its answer any more, and webpack leaves them out; a
 * call that nobody makes goes too. The types, which are what a browser wants of the rest, are checked from the source.
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

/** The same for the small scripts in documents, which esbuild makes. */
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
 * Leaves out of a page table which calls its pages make early: that stands in `build.json`, and no browser reads it in
 * the table, which every page of a remote loads.
 */
export const shortenPages: ts.TransformerFactory<ts.SourceFile> = context => file => {
  if (!/[\\/]src[\\/](pages|page-list)\.ts$/.test(file.fileName)) return file
  const shorten = (node: ts.Node): ts.Node | undefined =>
    ts.isPropertyAssignment(node) && node.name.getText(file) === 'data'
      ? undefined
      : ts.visitEachChild(node, shorten, context)
  return ts.visitEachChild(file, shorten, context)
}
