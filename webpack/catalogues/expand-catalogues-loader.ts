import type { LoaderContext } from 'webpack'
import { catalogueLanguages } from '../../shared/contract/federation'

const template =
  /cataloguesBy\(\s*language\s*=>\s*import\(\s*\/\* webpackChunkName: "([\w-]+)\[request\]" \*\/\s*`([^`$]+)\$\{language\}\.json`,?\s*\),?\s*(?:(\w+),?\s*)?\)/g

/**
 * Writes out the template import of a catalogue, an import for each language. Webpack's own way, a table of files that is
 * searched at run time, would cost every page a quarter of a kilobyte and name the chunks "messages-en-json".
 */
export default function expandCatalogues(this: LoaderContext<unknown>, source: string) {
  const expanded = source.replace(template, (_, chunk: string, path: string, bundled?: string) => {
    const loads = catalogueLanguages.map(language =>
      bundled && language === 'default'
        ? `default: () => Promise.resolve({ default: ${bundled} })`
        : `${language}: () => import(/* webpackChunkName: "${chunk}${language}" */ '${path}${language}.json')`,
    )
    return `{ ${loads.join(', ')} }`
  })
  if (expanded.includes('cataloguesBy('))
    throw new Error(
      'Write cataloguesBy(language => import(/* webpackChunkName: "…-[request]" */ `./…/${language}.json`)).',
    )
  return expanded
}
