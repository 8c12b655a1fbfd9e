import postcss, { type AtRule, type Node, type Root, type Rule } from 'postcss'
import parseSelector, { type Node as Part, type Selector } from 'postcss-selector-parser'
import type { Compiler } from 'webpack'
import { describeRemote, type RemoteName } from '@pundi/contract/federation'

/**
 * Limits a remote's stylesheets to the element into which the shell renders the remote (decision
 * 210).
 */
export class ScopeStylesPlugin {
  constructor(private readonly remote: RemoteName) {}

  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.webpack
    const name = 'ScopeStylesPlugin'
    const stage = Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS
    compiler.hooks.thisCompilation.tap(name, compilation => {
      compilation.hooks.processAssets.tap({ name, stage }, assets => {
        for (const [file, asset] of Object.entries(assets).filter(([path]) => path.endsWith('.css'))) {
          const { source, map } = asset.sourceAndMap()
          const options = { from: file, map: map ? { prev: map, inline: false, annotation: false } : false }
          const sheet = scopeStyles(postcss.parse(String(source), options), this.remote)
          const { css, map: moved } = sheet.toResult({ ...options, to: file })
          compilation.updateAsset(
            file,
            map ? new sources.SourceMapSource(css, file, moved.toString()) : new sources.RawSource(css),
          )
        }
      })
    })
  }
}

/**
 * Limits rules to the remote's area, excluding the shell's elements inside it. Rules with a class
 * need no limit, because the remote's class names are unique. `:where()` adds no specificity.
 */
export function scopeStyles(sheet: Root, remote: RemoteName): Root {
  const scope = parseSelector(root => root.each(selector => scopeSelector(selector, remote)))
  sheet.walkRules(rule => {
    if (!isInKeyframes(rule) && !isNested(rule)) rule.selector = scope.processSync(rule.selector)
  })
  return sheet
}

const isInKeyframes = ({ parent }: Rule) =>
  parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name)

/** True for a rule inside another rule. The inner rule inherits the outer rule's limit. */
const isNested = ({ parent }: Node): boolean => !!parent && (parent.type === 'rule' || isNested(parent))

function scopeSelector(selector: Selector, remote: RemoteName) {
  const ownClass = `${describeRemote(remote).folder}__`
  const isOwn = (part: Part) => part.type === 'class' && part.value.startsWith(ownClass)
  const parts = selector.nodes
  const subject = parts.slice(parts.findLastIndex(({ type }) => type === 'combinator') + 1)
  if (subject.some(isOwn) || isOfRoot(subject, ownClass)) return
  const notShells = parseSelector().astSync(':where(:not([data-area=shell],[data-area=shell] *))').first.first
  const end = subject.find(isPseudoElement)
  if (end) selector.insertBefore(end, notShells)
  else selector.append(notShells)
  if (!parts.some(isOwn)) selector.prepend(parseSelector().astSync(`:where([data-area=${remote}]) `).first)
}

/**
 * True for `:root:has(.area)`, if `.area` is a class of the remote. The root is outside every area,
 * but such a rule applies only while the remote is shown.
 */
const isOfRoot = ([first, ...others]: Part[], ownClass: string) =>
  first?.type === 'pseudo' && first.value === ':root' && others.join('').includes(`.${ownClass}`)

/** Four pseudo-elements of CSS 2 may be written with a single colon. */
const isPseudoElement = (part: Part) =>
  part.type === 'pseudo' && /^::|^:(?:before|after|first-letter|first-line)$/.test(part.value)
