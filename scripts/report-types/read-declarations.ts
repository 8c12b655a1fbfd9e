import { posix } from 'node:path'
import ts from 'typescript'
import type { Declarations } from './emit-declarations'

/** Where a name comes from: statements of a file, or another package. */
export type Origin =
  | { file: string; statements: ts.Statement[] }
  | { file: string; members: string[] }
  | { from: string; name: string }

interface File {
  /** What the names that are declared or imported here stand for. */
  names: Map<string, Origin>
  exports: Map<string, Origin>
}

/** Reads files of declarations: a file itself, or the one that it names by a relative specifier. */
export function declarationFiles(read: Declarations) {
  const files = new Map<string, File>()
  return function look(path: string, specifier?: string): File {
    if (specifier !== undefined) return look(pathOf(path, specifier, read))
    const known = files.get(path)
    if (known) return known
    const file: File = { names: new Map(), exports: new Map() }
    files.set(path, file)
    readFile(path, read(path) ?? '', file, from => look(path, from))
    return file
  }
}

/** The declarations that a relative specifier names. */
function pathOf(file: string, specifier: string, read: Declarations): string {
  const path = posix.join(posix.dirname(file), specifier)
  const found = [`${path}.d.ts`, `${path}/index.d.ts`].find(candidate => read(candidate) !== undefined)
  if (found === undefined) throw new Error(`${file}: nothing is declared for ${specifier}.`)
  return found
}

function readFile(path: string, text: string, { names, exports }: File, look: (from: string) => File) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true)
  const origin = (from: string, { name, propertyName }: ts.ImportSpecifier | ts.ExportSpecifier): Origin => {
    const original = (propertyName ?? name).text
    if (!from.startsWith('.')) return { from, name: original }
    const found = look(from).exports.get(original)
    if (!found) throw new Error(`${path}: ${from} does not export ${original}.`)
    return found
  }
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      const from = textOf(statement.moduleSpecifier)
      const bindings = statement.importClause?.namedBindings
      const whole = statement.importClause?.name?.text
      if (whole !== undefined) names.set(whole, { from, name: 'default' })
      if (bindings && ts.isNamespaceImport(bindings)) names.set(bindings.name.text, { from, name: '*' })
      else for (const one of bindings?.elements ?? []) names.set(one.name.text, origin(from, one))
      continue
    }
    if (ts.isExportDeclaration(statement)) {
      readExport(statement, path, { names, exports }, look, origin)
      continue
    }
    for (const name of declaredBy(statement)) {
      const before = names.get(name)
      const statements = before && 'statements' in before ? [...before.statements, statement] : [statement]
      names.set(name, { file: path, statements })
      if (isExported(statement)) exports.set(name, { file: path, statements })
    }
  }
}

function readExport(
  { moduleSpecifier, exportClause }: ts.ExportDeclaration,
  path: string,
  { names, exports }: File,
  look: (from: string) => File,
  origin: (from: string, one: ts.ExportSpecifier) => Origin,
) {
  const from = moduleSpecifier && textOf(moduleSpecifier)
  if (from !== undefined && !exportClause)
    for (const [name, one] of look(from).exports) exports.set(name, one)
  else if (from !== undefined && exportClause && ts.isNamespaceExport(exportClause))
    exports.set(exportClause.name.text, { file: path, members: [...look(from).exports.keys()].sort() })
  else if (exportClause && ts.isNamedExports(exportClause))
    for (const one of exportClause.elements) {
      if (one.propertyName) throw new Error(`${path}: export ${one.propertyName.text} under its own name.`)
      const found = from === undefined ? names.get(one.name.text) : origin(from, one)
      if (found) exports.set(one.name.text, found)
    }
}

const textOf = (node: ts.Expression) => (node as ts.StringLiteral).text

const isExported = (statement: ts.Statement) =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

function declaredBy(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => (name as ts.Identifier).text)
  const { name } = statement as { name?: ts.Identifier }
  return name ? [name.text] : []
}
