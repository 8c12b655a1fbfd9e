import type { LoaderContext } from 'webpack'
import { catalogueLanguages } from '@pundi/contract/federation'

const template =
  /cataloguesBy\(\s*language\s*=>\s*import\(\s*\/\* webpackChunkName: "([\w-]+)\[request\]" \*\/\s*`([^`$]+)\$\{language\}\.json`,?\s*\),?\s*(?:(\w+),?\s*)?\)/g

/**
 * Replaces the template import of a catalogue by one import for each language. Webpack itself would add a table that is
 * searched at run time: a quarter of a kilobyte for every page, and chunk names such as "messages-en-json".
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
