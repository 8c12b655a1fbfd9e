import ts from 'typescript'
import { slowFile, slowTag } from '@pundi/devkit/slow-tests'

/** A call of `test` or `it` as it is written. */
export interface TestCall {
  /** Its title, parted where rows of a table or values fill it in. */
  parts: string[]
  /** Whether it is left out of `npm test`, by its tag or its file's name. */
  isSlow: boolean
}

/** What a file of tests says: its tests, without those that are skipped, and every text and number that stands in it. */
export interface TestFile {
  calls: TestCall[]
  literals: Set<string>
}

/** Parts a title where `each` fills in a row: at "%s", or at "$field" of an object. */
export const partsOf = (title: string) => title.split(/%[sdifjop#]|\$[a-z][\w.]*/)

/** Reads a file of tests by the compiler's parser. */
export function readTests(path: string, text: string): TestFile {
  const isSlowFile = slowFile.test(path)
  const calls: TestCall[] = []
  const literals = new Set<string>()
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind), node => {
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) literals.add(node.text)
    if (!ts.isCallExpression(node) || !isTest(node.expression)) return
    const [title, options] = node.arguments
    if (!title) return
    calls.push({
      parts: partsOfTitle(title, !ts.isIdentifier(node.expression)),
      isSlow: isSlowFile || (options !== undefined && isTaggedSlow(options)),
    })
  })
  return { calls, literals }
}

/** As `{ tag: '@slow' }`, the details of a journey. Where only some rows have the tag, the others are in `npm test`. */
const isTaggedSlow = (details: ts.Expression) =>
  ts.isObjectLiteralExpression(details) && details.properties.some(isSlowTag)

const isSlowTag = (property: ts.ObjectLiteralElementLike) =>
  ts.isPropertyAssignment(property) &&
  !ts.isConditionalExpression(property.initializer) &&
  slowTag.test(property.initializer.getText())

function visit(node: ts.Node, see: (node: ts.Node) => void) {
  see(node)
  node.forEachChild(child => visit(child, see))
}

/** `test`, `test.only`, `test.each(rows)`, and so on; neither `test.skip` nor `test.describe`. */
function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return callee.text === 'test' || callee.text === 'it'
  if (ts.isPropertyAccessExpression(callee))
    return ['only', 'concurrent', 'failing'].includes(callee.name.text) && isTest(callee.expression)
  const each = ts.isCallExpression(callee)
    ? callee.expression
    : ts.isTaggedTemplateExpression(callee)
      ? callee.tag
      : undefined
  return (
    each !== undefined &&
    ts.isPropertyAccessExpression(each) &&
    each.name.text === 'each' &&
    isTest(each.expression)
  )
}

function partsOfTitle(title: ts.Expression, isOfRows: boolean): string[] {
  if (ts.isStringLiteralLike(title)) return isOfRows ? partsOf(title.text) : [title.text]
  if (ts.isTemplateExpression(title))
    return [title.head.text, ...title.templateSpans.map(({ literal }) => literal.text)]
  // A variable, for one.
  return ['', '']
}
