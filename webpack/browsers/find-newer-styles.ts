import type { Identifier } from '@mdn/browser-compat-data'
import postcss, { type AtRule, type ChildNode, type Declaration, type Node } from 'postcss'
import parseSelector, { type Container } from 'postcss-selector-parser'
import { isKnownStyle as isKnown, known, nodeAt, sinceAll, type Use } from './is-known'

/**
 * Style features that a supported browser may lack, each with the effect. The browser ignores such
 * a declaration: the page looks plainer, but nothing is misplaced, hidden or unreadable.
 */
const plainer = new Map([
  ['text-wrap', 'lines are broken less evenly'],
  ['text-size-adjust', 'Firefox on a phone may enlarge the letters of a wide text'],
  ['field-sizing', 'a field has its usual width'],
  ['scrollbar-width', 'a scroll bar is wider'],
  ['scrollbar-color', "a scroll bar has the browser's colours"],
  ['forced-color-adjust', 'no Safari has forced colours'],
  ['@starting-style', 'something appears at once'],
  ['transition-behavior', 'something disappears at once'],
  ['allow-discrete', 'something disappears at once'],
])

/** Finds style features that a supported browser lacks. Ignores features that have a fallback. */
export const findNewerStyles = (css: string): string[] => [
  ...new Set(
    usesInStyles(css)
      .filter(({ since }) => !isKnown(since))
      .map(({ name }) => name),
  ),
]

export function usesInStyles(css: string): Use[] {
  const found: Use[] = []
  const sheet = postcss.parse(css)
  /**
   * True if the stylesheet has rules in `@supports not selector(…)`, for browsers without the
   * selector.
   */
  const hasOtherwise = (selector: string) =>
    sheet.some(node => hasQuestion(node, `not selector(${selector})`))
  const add = (use: Use, at: Node) => {
    if (!plainer.has(use.name) && !isAsked(at) && !hasOtherwise(use.name)) found.push(use)
  }
  sheet.walk(node => {
    if (node.type === 'atrule')
      add({ name: `@${node.name}`, since: sinceAll([nodeAt(known.css['at-rules'], node.name)]) }, node)
    else if (node.type === 'rule') {
      if (isInKeyframes(node)) return
      parseSelector(root =>
        root.walkPseudos(pseudo => {
          const name = pseudo.value.replace(/^::?/, '')
          if (!isVendors(name) && !isForgiven(pseudo))
            add({ name: pseudo.value, since: sinceAll([nodeAt(known.css.selectors, name)]) }, node)
        }),
      ).processSync(node.selector)
    } else if (node.type === 'decl' && !plainer.has(node.prop) && !hasFallback(node))
      for (const use of usesInDeclaration(node)) add(use, node)
  })
  return found
}

const hasQuestion = (node: ChildNode, question: string): boolean =>
  node.type === 'atrule' &&
  ((node.name === 'supports' && node.params.replaceAll(/\s+/g, ' ').includes(question)) ||
    !!node.nodes?.some(below => hasQuestion(below, question)))

const isAsked = (node: Node): boolean =>
  !!node.parent && ((node.type === 'atrule' && (node as AtRule).name === 'supports') || isAsked(node.parent))

const isInKeyframes = ({ parent }: Node) =>
  parent?.type === 'atrule' && (parent as AtRule).name === 'keyframes'

/**
 * True inside `:is()` or `:where()`, where an unknown selector is ignored. Elsewhere, an unknown
 * selector invalidates the whole rule.
 */
const isForgiven = ({ parent }: { parent?: Container | undefined }): boolean =>
  !!parent && (/^:(?:is|where)$/.test(parent.value) || isForgiven(parent))

/**
 * True if the rule has a fallback for the declaration. A fallback is (a) the same property with the
 * prefix `-webkit-`, or (b) an earlier declaration of the property, with a value that every browser
 * knows.
 */
const hasFallback = (node: Declaration) =>
  !!node.parent?.nodes.some(
    other =>
      other.type === 'decl' &&
      (other.prop === `-webkit-${node.prop}` ||
        (other.prop === node.prop && isBefore(other, node) && usesInDeclaration(other).every(isKnownUse))),
  )

const isBefore = (one: Node, other: Node) =>
  (one.source?.start?.offset ?? 0) < (other.source?.start?.offset ?? 0)

const isVendors = (name: string) => name.startsWith('-')

const isKnownUse = ({ since }: Use) => isKnown(since)

function usesInDeclaration({ prop, value }: Declaration): Use[] {
  const property = nodeAt(known.css.properties, prop)
  const words = value.replaceAll(/(["']).*?\1|url\([^)]*\)|--[\w-]+/g, '').match(/[a-z][\w-]*\(?|\d[a-z]+/gi)
  const use = (name: string, ...entries: (Identifier | undefined)[]): Use => ({
    name,
    since: sinceAll(entries),
  })
  return [
    ...(isVendors(prop) ? [] : [use(prop, property)]),
    ...(words ?? []).flatMap(word => {
      if (word.endsWith('(')) return use(`${word})`, ...functionsOf(word.slice(0, -1).toLowerCase()))
      if (/^\d/.test(word)) return use(word, unitOf(word.slice(1)))
      return isVendors(prop) ? [] : use(word, nodeAt(property, word))
    }),
  ]
}

const unitOf = (unit: string) =>
  nodeAt(
    nodeAt(known.css.types, 'length'),
    {
      d: 'viewport_percentage_units_dynamic',
      s: 'viewport_percentage_units_small',
      l: 'viewport_percentage_units_large',
    }[/^([dsl])v(?:[hwib]|min|max)$/.exec(unit)?.[1] ?? ''] ?? unit,
  )

const functions = new Map<string, Identifier[]>()
function collect(node: Identifier) {
  for (const [name, below] of Object.entries(node))
    if (name !== '__compat') {
      functions.set(name, [...(functions.get(name) ?? []), below as Identifier])
      collect(below as Identifier)
    }
}
collect(known.css.types as Identifier)

const functionsOf = (name: string) => functions.get(name) ?? []
