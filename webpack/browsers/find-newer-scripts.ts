import type { Identifier as Entry } from '@mdn/browser-compat-data'
import { parse, type AnyNode, type MemberExpression, type Program } from 'acorn'
import { fullAncestor } from 'acorn-walk'
import { isKnown, known, nodeAt, sinceAll, sinceAny, type Use } from './is-known'

/** The newest ECMAScript edition that all supported browsers support completely. */
const edition = 2022

const interfaces = [known.api, known.javascript.builtins] as unknown as Record<string, Entry>[]

/**
 * The methods and properties of browsers by name. Objects with the same method share one entry,
 * because a script does not show the type of an object.
 */
const members = new Map<string, Entry[]>()
for (const [at, one] of interfaces.entries())
  for (const [name, below] of Object.entries(one).filter(([key]) => key !== '__compat'))
    for (const [member, entry] of Object.entries(below) as [string, Entry][])
      // For web interfaces (`at` is 0), take only compound names such as `scrollTo`. Single words
      // are often names in Pundi's own code.
      if (member !== name && (at === 1 || /^[a-z]+[A-Z]/.test(member)))
        members.set(member, [...(members.get(member) ?? []), entry])

/**
 * Members of newer browsers that the check ignores, because Pundi or its libraries define members
 * with the same names.
 */
const ours = ['createContext', 'difference', 'drop', 'filter', 'forEach', 'take', 'union']

/** Uses that were checked and are harmless, with the reason. */
const checked = new Map([
  ['Error.stackTraceLimit', 'zod sets a property, which changes nothing elsewhere'],
  ['.skipTransition', 'the router has a transition only from startViewTransition, which it asks for'],
  ['.hidePopover', 'of the polyfill, `know-popovers.ts` of the kit'],
])

const windows = ['window', 'self', 'globalThis']

/**
 * Finds syntax, globals and members that a supported browser lacks. Ignores names whose presence
 * the script checks: `'name' in object`, `typeof Name`, `object.name &&`.
 */
export function findNewerScripts(js: string): string[] {
  try {
    return usesInScript(js)
      .filter(({ since }) => !isKnown(since))
      .map(({ name }) => name)
  } catch (error) {
    return [`syntax: ${(error as Error).message}`]
  }
}

/**
 * Lists the syntax, globals and members that a script uses. Each has the first version of each
 * browser that supports it.
 * @throws if the script's syntax is newer than `edition`
 */
export function usesInScript(js: string): Use[] {
  const program: Program = parse(js, { ecmaVersion: edition, sourceType: 'script' })
  const own = new Set<string>()
  const asked = new Set<string>()
  const used = new Map<string, { use: Use; names: string[] }>()
  fullAncestor(program, (node, _, ancestors) => {
    const at: AnyNode = node
    const parent: AnyNode | undefined = ancestors.at(-2)
    for (const name of namesAsked(at)) asked.add(name)
    // `own` collects names that the script itself defines: keys, methods, variables and assigned
    // properties. They are not reported.
    if ((at.type === 'Property' || at.type === 'MethodDefinition') && at.key.type === 'Identifier')
      own.add(at.key.name)
    if (at.type === 'VariableDeclarator' && at.id.type === 'Identifier') own.add(at.id.name)
    if (at.type === 'AssignmentExpression' && at.left.type === 'MemberExpression')
      own.add(nameOf(at.left) ?? '')
    for (const [name, entry] of syntaxOf(at))
      used.set(name, { use: { name, since: sinceAll([entry]) }, names: [] })
    if (at.type === 'Identifier' && isName(at.name))
      used.set(at.name, { use: useOfName(at.name), names: [at.name] })
    if (at.type === 'MemberExpression') {
      const use = useOfMember(at, parent?.type === 'CallExpression' && parent.callee === at)
      if (use) used.set(use.name, { use, names: [...namesIn(at), ...namesIn(at.object)] })
    }
  })
  return [...used.values()]
    .filter(({ names }) => !names.some(name => asked.has(name)))
    .map(({ use }) => use)
    .filter(({ name }) => !checked.has(name) && !(name.startsWith('.') && own.has(name.slice(1))))
}

function syntaxOf(node: AnyNode): [name: string, entry: Entry | undefined][] {
  const { operators, classes, regular_expressions: patterns } = known.javascript
  switch (node.type) {
    case 'ChainExpression':
      return [['?.', nodeAt(operators, 'optional_chaining')]]
    case 'LogicalExpression':
      return node.operator === '??' ? [['??', nodeAt(operators, 'nullish_coalescing')]] : []
    case 'AssignmentExpression':
      return /^(?:\?\?|\|\||&&)=$/.test(node.operator)
        ? [[node.operator, nodeAt(operators, 'nullish_coalescing_assignment')]]
        : []
    case 'StaticBlock':
      return [['static {}', nodeAt(classes, 'static', 'initialization_blocks')]]
    case 'PropertyDefinition':
      return [['class field', nodeAt(classes, 'public_class_fields')]]
    case 'PrivateIdentifier':
      return [['#field', nodeAt(classes, 'private_class_fields')]]
    case 'Literal':
      return 'regex' in node && /\(\?<[=!]/.test(node.regex.pattern)
        ? [['(?<=', nodeAt(patterns, 'lookbehind_assertion')]]
        : []
    default:
      return []
  }
}

const nameOf = ({ property, computed }: MemberExpression) =>
  !computed && property.type === 'Identifier' ? property.name : undefined

const isName = (name: string) => interfaces.some(one => Object.hasOwn(one, name))

const useOfName = (name: string): Use => ({ name, since: sinceAll(interfaces.map(one => nodeAt(one, name))) })

function useOfMember(node: MemberExpression, isCalled: boolean): Use | undefined {
  const name = nameOf(node)
  if (name === undefined) return undefined
  const holder = node.object.type === 'Identifier' ? node.object.name : ''
  if (windows.includes(holder)) {
    const entries = [...interfaces.map(one => nodeAt(one, name)), nodeAt(known.api.Window, name)]
    return { name, since: sinceAll(entries) }
  }
  for (const one of interfaces) {
    const entry = nodeAt(one[holder], `${name}_static`) ?? nodeAt(one[holder], name)
    if (entry) return { name: `${holder}.${name}`, since: sinceAll([entry]) }
  }
  const entries = members.get(name)
  return isCalled && entries && !ours.includes(name)
    ? { name: `.${name}`, since: sinceAny(entries) }
    : undefined
}

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
