import ts from 'typescript'

/**
 * Leaves out of a page table which calls its pages make early: that stands in `build.json`, and no browser reads it in
 * the table, which every page of a remote loads.
 */
export const shortenPages: ts.TransformerFactory<ts.SourceFile> = context => file => {
  if (!/[\\/]src[\\/]pages\.ts$/.test(file.fileName)) return file
  const shorten = (node: ts.Node): ts.Node | undefined =>
    ts.isPropertyAssignment(node) && node.name.getText(file) === 'data'
      ? undefined
      : ts.visitEachChild(node, shorten, context)
  return ts.visitEachChild(file, shorten, context)
}
