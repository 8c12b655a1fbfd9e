import ts from 'typescript'
import type { Declarations } from './emit-declarations'
import { declarationFiles, type Origin } from './read-declarations'

/*
 * Gathers what an entry of a package exports, with everything that this refers to inside the package, into one module:
 * sorted by name, so that moving code from file to file changes nothing.
 */

/**
 * The public types of an entry as a TypeScript module.
 *
 * @param entry path of its file from the root, `shared/platform/http/index.d.ts`
 */
export function publicTypes(entry: string, read: Declarations): string {
  const look = declarationFiles(read)
  const placed = new Map<string, Origin>()
  const imports = new Set<string>()
  const waiting = [...look(entry).exports]
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [name, origin] = next
    const before = placed.get(name)
    if (before && !isSame(before, origin))
      throw new Error(`${entry}: two things are called ${name}; rename one.`)
    if (before) continue
    placed.set(name, origin)
    if (!('statements' in origin)) continue
    for (const statement of origin.statements)
      for (const used of namesIn(statement)) {
        const { names, exports } = look(origin.file, used.from)
        const found = used.from ? exports.get(used.name) : names.get(used.name)
        if (found) waiting.push([used.name, found])
      }
  }

  const exported = look(entry).exports
  const texts = [...placed]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, origin]) => {
      if ('from' in origin) {
        imports.add(importOf(name, origin))
        return exported.has(name) ? [`export { ${name} };`] : []
      }
      if ('members' in origin)
        return [`export declare namespace ${name} {\n    export { ${origin.members.join(', ')} };\n}`]
      return origin.statements.map(statement => print(statement, exported.has(name)))
    })
  return [...[...imports].sort(), ...texts].join('\n')
}

const isSame = (one: Origin, other: Origin) =>
  'from' in one
    ? 'from' in other && one.from === other.from && one.name === other.name
    : one.file === (other as { file?: string }).file

const importOf = (name: string, { from, name: original }: { from: string; name: string }) => {
  // A list that is read from a file is content, and no type.
  if (from.endsWith('.json')) return `declare const ${name}: any;`
  if (original === '*') return `import type * as ${name} from '${from}';`
  return `import type { ${original === name ? name : `${original} as ${name}`} } from '${from}';`
}

/** The names that a statement may refer to, and the relative imports inside it. Too many do no harm. */
function namesIn(statement: ts.Statement): { name: string; from?: string }[] {
  const names: { name: string; from?: string }[] = []
  const visit = (node: ts.Node) => {
    if (isRelativeImport(node)) names.push({ name: node.qualifier.text, from: specifierOf(node) })
    else if (ts.isIdentifier(node) && !isMemberName(node)) names.push({ name: node.text })
    ts.forEachChild(node, visit)
  }
  visit(statement)
  return names
}

const isMemberName = ({ parent }: ts.Identifier) =>
  ts.isPropertySignature(parent) || ts.isMethodSignature(parent) || ts.isParameter(parent)

const specifierOf = ({ argument }: ts.ImportTypeNode) =>
  ((argument as ts.LiteralTypeNode).literal as ts.StringLiteral).text

/** `import("..").Call`, as the compiler writes types that a file does not import. */
const isRelativeImport = (node: ts.Node): node is ts.ImportTypeNode & { qualifier: ts.Identifier } =>
  ts.isImportTypeNode(node) &&
  node.qualifier !== undefined &&
  ts.isIdentifier(node.qualifier) &&
  specifierOf(node).startsWith('.')

const printer = ts.createPrinter({ removeComments: true })

function print(statement: ts.Statement, isPublic: boolean): string {
  const { transformed } = ts.transform(statement, [
    context => node => {
      const visit = (one: ts.Node): ts.Node => {
        const changed = ts.visitEachChild(one, visit, context)
        return isRelativeImport(one)
          ? ts.factory.createTypeReferenceNode(one.qualifier, (changed as ts.ImportTypeNode).typeArguments)
          : changed
      }
      return visit(node) as ts.Statement
    },
  ])
  const [result] = transformed
  if (!result) throw new Error('The transformation lost its statement.')
  const text = printer.printNode(ts.EmitHint.Unspecified, result, statement.getSourceFile())
  const bare = text.replace(/^(export )?(declare )?/, '')
  return `${isPublic ? 'export ' : ''}${/^(interface|type) /.test(bare) ? '' : 'declare '}${bare}`
}
