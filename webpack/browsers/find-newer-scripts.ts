import type { Identifier as Entry } from '@mdn/browser-compat-data'
import { parse, type AnyNode, type MemberExpression, type Program } from 'acorn'
import { fullAncestor } from 'acorn-walk'
import { isKnown, known, nodeAt } from './is-known'

/** The newest edition of the language that every browser of the list knows whole. */
const edition = 2022

const interfaces = [known.api, known.javascript.builtins] as unknown as Record<string, Entry>[]

/** What the data says of methods and properties, by their names alone, as a script has them. */
const members = new Map<string, Entry[]>()
for (const [at, one] of interfaces.entries())
  for (const [name, below] of Object.entries(one).filter(([key]) => key !== '__compat'))
    for (const [member, entry] of Object.entries(below) as [string, Entry][])
      // Of the platform only names of several words: one word is too often a name of ours.
      if (member !== name && (at === 1 || /^[a-z]+[A-Z]/.test(member)))
        members.set(member, [...(members.get(member) ?? []), entry])

/** Names of ours, and of libraries, that a newer builtin has too. */
const ours = ['createContext', 'difference', 'drop', 'filter', 'forEach', 'take', 'union']

/** Uses that this program reports though they break nothing, each with the reason. */
const checked = new Map([
  ['Error.stackTraceLimit', 'zod sets a property, which changes nothing elsewhere'],
  ['.skipTransition', 'the router has a transition only from startViewTransition, which it asks for'],
  ['.hidePopover', 'of the polyfill, `know-popovers.ts` of the kit'],
])

const windows = ['window', 'self', 'globalThis']

/**
 * What a script needs that a browser of the list lacks: syntax, names of the platform, and their members. What the
 * script asks for before it uses it is not listed: `'name' in object`, `typeof Name`, `object.name &&`.
 */
export function findNewerScripts(js: string): string[] {
  let program: Program
  try {
    program = parse(js, { ecmaVersion: edition, sourceType: 'script' })
  } catch (error) {
    return [`syntax: ${(error as Error).message}`]
  }
  const own = new Set<string>()
  const asked = new Set<string>()
  /** By what is said of it: the names that the script may have asked for. */
  const used = new Map<string, string[]>()
  fullAncestor(program, (node, _, ancestors) => {
    const at: AnyNode = node
    const parent: AnyNode | undefined = ancestors.at(-2)
    for (const name of namesAsked(at)) asked.add(name)
    // A key of an object, a method of a class, a property that is assigned: the script's own.
    if ((at.type === 'Property' || at.type === 'MethodDefinition') && at.key.type === 'Identifier')
      own.add(at.key.name)
    if (at.type === 'VariableDeclarator' && at.id.type === 'Identifier') own.add(at.id.name)
    if (at.type === 'AssignmentExpression' && at.left.type === 'MemberExpression')
      own.add(nameOf(at.left) ?? '')
    if (at.type === 'Identifier' && isNewName(at.name)) used.set(at.name, [at.name])
    if (at.type === 'MemberExpression') {
      const use = newMember(at, parent?.type === 'CallExpression' && parent.callee === at)
      if (use !== undefined) used.set(use, [...namesIn(at), ...namesIn(at.object)])
    }
  })
  return [...used]
    .filter(([use, names]) => !names.some(name => asked.has(name)) && !checked.has(use))
    .filter(([use]) => !(use.startsWith('.') && own.has(use.slice(1))))
    .map(([use]) => use)
}

const nameOf = ({ property, computed }: MemberExpression) =>
  !computed && property.type === 'Identifier' ? property.name : undefined

const isNewName = (name: string) => interfaces.some(one => Object.hasOwn(one, name) && !isKnown(one[name]))

/** How a member is called that some browser of the list lacks; undefined if none does, or if it is no platform's. */
function newMember(node: MemberExpression, isCalled: boolean): string | undefined {
  const name = nameOf(node)
  if (name === undefined) return undefined
  const holder = node.object.type === 'Identifier' ? node.object.name : ''
  if (windows.includes(holder))
    return isNewName(name) || !isKnown(nodeAt(known.api.Window, name)) ? name : undefined
  for (const one of interfaces) {
    const entry = nodeAt(one[holder], `${name}_static`) ?? nodeAt(one[holder], name)
    if (entry) return isKnown(entry) ? undefined : `${holder}.${name}`
  }
  const entries = members.get(name)
  return isCalled && entries && !ours.includes(name) && entries.every(entry => !isKnown(entry))
    ? `.${name}`
    : undefined
}

/** The names that a node asks for, which is no use of them. */
function namesAsked(node: AnyNode): string[] {
  switch (node.type) {
    case 'BinaryExpression':
      return node.operator === 'in' && node.left.type === 'Literal'
        ? [String(node.left.value)]
        : [...namesIn(node.left), ...namesIn(node.right)]
    case 'UnaryExpression':
      return namesIn(node.argument)
    case 'LogicalExpression':
      return namesIn(node.left)
    case 'ConditionalExpression':
    case 'IfStatement':
      return namesIn(node.test)
    case 'CallExpression':
      return node.optional ? namesIn(node.callee) : []
    case 'MemberExpression':
      return node.optional ? namesIn(node.object) : []
    default:
      return []
  }
}

const namesIn = (node: AnyNode): string[] => {
  if (node.type === 'Identifier') return [node.name]
  return node.type === 'MemberExpression' ? [nameOf(node) ?? ''] : []
}
