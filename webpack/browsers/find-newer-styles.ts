import type { Identifier } from '@mdn/browser-compat-data'
import postcss, { type AtRule, type ChildNode, type Declaration, type Node } from 'postcss'
import parseSelector, { type Container } from 'postcss-selector-parser'
import { isKnownStyle as isKnown, known, nodeAt } from './is-known'

/**
 * What may be missing: without it a page looks plainer, and nothing is out of place, hidden or unreadable. A whole
 * declaration is ignored by a browser that does not know its value.
 */
const plainer = new Map([
  ['text-wrap', 'lines are broken less evenly'],
  ['text-size-adjust', 'Firefox on a phone may enlarge the letters of a wide text'],
  ['field-sizing', 'a field has its usual width'],
  ['scrollbar-width', 'a scroll bar is wider'],
  ['forced-color-adjust', 'no Safari has forced colours'],
  ['@starting-style', 'something appears at once'],
  ['transition-behavior', 'something disappears at once'],
  ['allow-discrete', 'something disappears at once'],
])

/** What a stylesheet needs that a browser of the list lacks, and has no fallback for. */
export function findNewerStyles(css: string): string[] {
  const found = new Set<string>()
  const sheet = postcss.parse(css)
  /** Rules for browsers that do not know a selector. */
  const hasOtherwise = (selector: string) =>
    sheet.some(node => hasQuestion(node, `not selector(${selector})`))
  const add = (name: string, at: Node) => {
    if (!plainer.has(name) && !isAsked(at) && !hasOtherwise(name)) found.add(name)
  }
  sheet.walk(node => {
    if (node.type === 'atrule') {
      if (!isKnown(nodeAt(known.css['at-rules'], node.name))) add(`@${node.name}`, node)
    } else if (node.type === 'rule') {
      if (isInKeyframes(node)) return
      parseSelector(root =>
        root.walkPseudos(pseudo => {
          const name = pseudo.value.replace(/^::?/, '')
          if (!isVendors(name) && !isForgiven(pseudo) && !isKnown(nodeAt(known.css.selectors, name)))
            add(pseudo.value, node)
        }),
      ).processSync(node.selector)
    } else if (node.type === 'decl' && !plainer.has(node.prop))
      for (const name of newerIn(node)) if (!hasFallback(node)) add(name, node)
  })
  return [...found]
}

const hasQuestion = (node: ChildNode, question: string): boolean =>
  node.type === 'atrule' &&
  ((node.name === 'supports' && node.params.replaceAll(/\s+/g, ' ').includes(question)) ||
    !!node.nodes?.some(below => hasQuestion(below, question)))

/** Inside `@supports`, which is a question to the browser. */
const isAsked = (node: Node): boolean =>
  !!node.parent && ((node.type === 'atrule' && (node as AtRule).name === 'supports') || isAsked(node.parent))

const isInKeyframes = ({ parent }: Node) =>
  parent?.type === 'atrule' && (parent as AtRule).name === 'keyframes'

/** In `:is()` and `:where()` a browser ignores what it does not know; elsewhere it ignores the whole rule. */
const isForgiven = ({ parent }: { parent?: Container | undefined }): boolean =>
  !!parent && (/^:(?:is|where)$/.test(parent.value) || isForgiven(parent))

/** An earlier declaration of the same property in the same rule that every browser of the list knows, or one with its prefix. */
const hasFallback = (node: Declaration) =>
  !!node.parent?.nodes.some(
    other =>
      other.type === 'decl' &&
      (other.prop === `-webkit-${node.prop}` ||
        (other.prop === node.prop && isBefore(other, node) && newerIn(other).length === 0)),
  )

const isBefore = (one: Node, other: Node) =>
  (one.source?.start?.offset ?? 0) < (other.source?.start?.offset ?? 0)

const isVendors = (name: string) => name.startsWith('-')

function newerIn({ prop, value }: Declaration): string[] {
  const property = nodeAt(known.css.properties, prop)
  const words = value.replaceAll(/(["']).*?\1|url\([^)]*\)|--[\w-]+/g, '').match(/[a-z][\w-]*\(?|\d[a-z]+/gi)
  return [
    ...(isVendors(prop) || isKnown(property) ? [] : [prop]),
    ...(words ?? []).filter(word => {
      if (word.endsWith('(')) return !functionsOf(word.slice(0, -1).toLowerCase()).every(isKnown)
      if (/^\d/.test(word)) return !isKnown(unitOf(word.slice(1)))
      return !isVendors(prop) && !isKnown(nodeAt(property, word))
    }),
  ].map(name => name.replace(/\($/, '()'))
}

/** The units of a screen whose bars come and go: `dvh` and the like. */
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
