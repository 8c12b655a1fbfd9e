import ts from 'typescript'
import { findErrors } from './emit-declarations'

/** What a change asks of the version. */
export type Level = 'major' | 'minor'

export interface Change {
  /** The name that is exported, with its entry: `@pundi/platform/http: send`. */
  name: string
  what: 'is gone' | 'is new' | 'is not what it was' | 'takes or gives more'
  level: Level
  /** Whether it is a call, and so a part of the HTTP contract. */
  isCall: boolean
}

/** The public types of a package: the module of each entry. */
export type Entries = Record<string, string>

/**
 * How the public types of a package changed. What was there must still fit where it was used. Who writes a type decides
 * what may be added to it: what remotes write may gain optional members alone; `isWritten` is false where they only
 * read, as they read answers. What a call takes and gives is compared in the direction in which it is sent.
 */
export async function compareTypes(before: Entries, after: Entries, isWritten: boolean): Promise<Change[]> {
  const probes: Probe[] = []
  const changes: Change[] = []
  for (const entry of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, now] = [declared(before[entry]), declared(after[entry])]
    for (const name of new Set([...old.keys(), ...now.keys()])) {
      const [was, is] = [old.get(name), now.get(name)]
      if (was?.text === is?.text) continue
      const full = `${entry}: ${name}`
      const isCall = (is ?? was)?.kind === 'call'
      if (!is) changes.push({ name: full, what: 'is gone', level: 'major', isCall })
      else if (!was) changes.push({ name: full, what: 'is new', level: 'minor', isCall })
      else probes.push({ name: full, entry, isCall, lines: probe(name, was, is, isWritten) })
    }
  }
  if (probes.length === 0) return changes
  const failed = await findFailed(before, after, probes)
  const probed = probes.map(({ name, isCall }): Change =>
    failed.has(name)
      ? { name, what: 'is not what it was', level: 'major', isCall }
      : { name, what: 'takes or gives more', level: 'minor', isCall },
  )
  return [...changes, ...probed]
}

interface Declared {
  text: string
  kind: 'call' | 'schema' | 'value' | 'type' | 'generic type'
}

/**
 * What a module exports, by name. Overloads are one. The text has everything that is compared: also what it refers to
 * and is not exported, and not what only the server reads of a call.
 */
function declared(module = ''): Map<string, Declared> {
  const [found, hidden] = [new Map<string, Declared>(), new Map<string, string>()]
  const source = ts.createSourceFile('module.ts', module, ts.ScriptTarget.ES2022, true)
  // A namespace lists what is exported beside it.
  for (const statement of source.statements.filter(one => !ts.isModuleDeclaration(one))) {
    const text = statement
      .getText(source)
      .replace(/^ +readonly (summary|description|activity): ".*";\n/gm, '')
    for (const name of namesOf(statement)) {
      if (!text.startsWith('export ')) hidden.set(name, `${hidden.get(name) ?? ''}\n${text}`)
      else found.set(name, { kind: kindOf(statement, text), text: `${found.get(name)?.text ?? ''}\n${text}` })
    }
  }
  for (const one of found.values()) one.text = withHidden(one.text, hidden)
  return found
}

function withHidden(text: string, hidden: Map<string, string>): string {
  const used = new Set<string>()
  const waiting = [text]
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
    for (const [word] of next.matchAll(/\w+/g)) {
      const more = hidden.get(word)
      if (more === undefined || used.has(word)) continue
      used.add(word)
      waiting.push(more)
    }
  return [text, ...[...used].sort().map(name => hidden.get(name))].join('')
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => (name as ts.Identifier).text)
  const { name } = statement as { name?: ts.Identifier }
  return name ? [name.text] : []
}

function kindOf(statement: ts.Statement, text: string): Declared['kind'] {
  if (ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement))
    return statement.typeParameters ? 'generic type' : 'type'
  if (/^export declare const \w+: (z|import\("zod\/mini"\))\.ZodMini/.test(text)) return 'schema'
  return /^export declare const \w+: Call</.test(text) ? 'call' : 'value'
}

interface Probe {
  name: string
  entry: string
  isCall: boolean
  /** Assignments that hold if nobody has to change anything. */
  lines: string[]
}

const fits = (from: string, to: string) => `export const _ = (value: ${from}): ${to} => value`

function probe(name: string, was: Declared, is: Declared, isWritten: boolean): string[] {
  const [before, after] = [`before.${name}`, `after.${name}`]
  // Without their parameters such types cannot be compared.
  if (is.kind === 'generic type' || was.kind !== is.kind) return [fits('true', 'false')]
  if (is.kind === 'type') return [fits(after, before), ...(isWritten ? [fits(before, after)] : [])]
  if (is.kind === 'schema') return [`export const _: Grown<typeof ${before}, typeof ${after}> = true`]
  if (is.kind === 'value') return [fits(`typeof ${after}`, `typeof ${before}`)]
  const part = (side: string, of: string) => `${of}<typeof ${side}.${name}>`
  return [
    fits(part('before', 'before.BodyOf'), part('after', 'after.BodyOf')),
    fits(part('before', 'before.QueryOf'), part('after', 'after.QueryOf')),
    ...['BodyOf', 'QueryOf'].map(of =>
      fits(`Keys<${part('before', `before.${of}`)}>`, `Keys<${part('after', `after.${of}`)}>`),
    ),
    fits(part('after', 'after.AnswerOf'), part('before', 'before.AnswerOf')),
    ...['Fixed', 'Needed'].flatMap(of => [
      fits(part('before', of), part('after', of)),
      fits(part('after', of), part('before', of)),
    ]),
    ...['Given', 'Conditional'].map(of => fits(part('before', of), part('after', of))),
  ]
}

/**
 * What must stay of a call beside what it takes and answers. Its summary, refusals and activity may change. A schema may
 * take more or give more: the calls that it belongs to say in which direction it is sent. If-None-Match is no part of what
 * a caller writes: @pundi/platform sends it with whatever answer it knows. If-Match may be left out: a call may begin to
 * heed it, and may not stop.
 */
const ofCalls = `
type Takes<Schema> = Schema extends { _zod: { input: infer Input } } ? Input : never
type Gives<Schema> = Schema extends { _zod: { output: infer Output } } ? Output : never
type Fits<From, To> = [From] extends [To] ? true : false
type Grown<Before, After> = true extends Fits<Takes<Before>, Takes<After>> | Fits<Gives<After>, Gives<Before>> ? true : false
type DeclaredOf<Of> = Of extends { readonly declared?: infer Declared } ? Exclude<Declared, undefined> : never
type Part<Of, Name extends string> = DeclaredOf<Of> extends { readonly [One in Name]: infer Is } ? Is : undefined
type Fixed<Of> = Of extends { readonly name: infer Name } ? [Name, Part<Of, 'access'>, Part<Of, 'sends'>, Part<Of, 'status'>] : never
type Listed<Of, Name extends string> = Part<Of, Name> extends readonly (infer One)[] ? One : never
type Needed<Of> = [Exclude<Listed<Of, 'heeds'>, 'If-None-Match' | 'If-Match'>]
type Conditional<Of> = [Extract<Listed<Of, 'heeds'>, 'If-Match'>]
type Keys<Of> = [Of] extends [never] ? never : keyof Of
type Given<Of> = [Listed<Of, 'gives'>]
`

/** The names of the probes of which a line does not compile. */
async function findFailed(before: Entries, after: Entries, probes: Probe[]): Promise<Set<string>> {
  const sources: Record<string, string> = {}
  const names = new Map<string, string[]>()
  for (const [index, entry] of [...new Set(probes.map(one => one.entry))].entries()) {
    sources[`before-${index}.ts`] = `${before[entry]}\nexport {}\n`
    sources[`after-${index}.ts`] = `${after[entry]}\nexport {}\n`
    const head = `import type * as before from './before-${index}'\nimport type * as after from './after-${index}'${ofCalls}`
    const own = probes
      .filter(one => one.entry === entry)
      .flatMap(({ name, lines }) => lines.map(line => ({ name, line })))
    const lines = own.map(({ line }, place) => line.replace('_', `probe_${place}`))
    sources[`probe-${index}.ts`] = `${head}${lines.join('\n')}\n`
    names.set(`probe-${index}.ts`, [...head.split('\n').map(() => ''), ...own.map(({ name }) => name)])
  }
  const errors = await findErrors(sources)
  const failed = new Set<string>()
  for (const [file, lines] of errors)
    for (const line of lines) {
      const name = names.get(file)?.[line]
      if (!name)
        throw new Error(
          `The public types cannot be compared: ${sources[file]?.split('\n')[line - 1] ?? file}`,
        )
      failed.add(name)
    }
  return failed
}
