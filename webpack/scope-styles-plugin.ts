import postcss, { type ChildNode, type Container, type Root } from 'postcss'
import type { Compiler } from 'webpack'
import { remotes, type RemoteName } from '@pundi/contract/federation'

/**
 * Wraps every stylesheet of a remote in `@scope`: its rules reach the element that the shell draws the remote into, and
 * nothing of the shell inside it (decision 098).
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

/** At-rules that apply to a document, wherever they stand. */
const definitions = [
  'counter-style',
  'font-face',
  'font-feature-values',
  'font-palette-values',
  'keyframes',
  'page',
  'position-try',
  'property',
  'view-transition',
]

/**
 * Puts the rules of a stylesheet into the scope of a remote. Apart from it stand definitions, and rules about the
 * document's root that name a class of the remote: the root lies outside of every area.
 */
export function scopeStyles(sheet: Root, remote: RemoteName): Root {
  const ownClass = `.${remotes[remote].folder}__`
  const isOfRoot = (selector: string) => selector.includes(':root') && selector.includes(ownClass)
  const apart = sheet.clone()
  keep(apart, isDefinition, isOfRoot)
  keep(
    sheet,
    node => !isDefinition(node),
    selector => !isOfRoot(selector),
  )
  const scope = postcss.atRule({ name: 'scope', params: `([data-area=${remote}]) to ([data-area=shell])` })
  // For the source map.
  if (sheet.first?.source) scope.source = sheet.first.source
  scope.append(sheet.nodes)
  sheet.append(scope.nodes?.length ? scope : [], apart.nodes)
  return sheet
}

const isDefinition = (node: ChildNode) => node.type === 'atrule' && definitions.includes(node.name)

/** Removes all other at-rules and selectors, and what is empty without them. */
function keep(
  container: Container,
  isWanted: (node: ChildNode) => boolean,
  isWantedSelector: (selector: string) => boolean,
) {
  container.each(node => {
    if (node.type === 'rule') {
      const wanted = node.selectors.filter(isWantedSelector)
      if (wanted.length === 0) node.remove()
      else if (wanted.length < node.selectors.length) node.selectors = wanted
    } else if (node.type === 'atrule' && node.nodes && !isDefinition(node)) {
      keep(node, isWanted, isWantedSelector)
      if (node.nodes.length === 0) node.remove()
    } else if (!isWanted(node)) node.remove()
  })
}
