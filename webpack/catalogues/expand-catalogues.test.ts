import type { LoaderContext } from 'webpack'
import { catalogueLanguages } from '@pundi/contract/federation'
import expandCatalogues from './expand-catalogues-loader'

const expand = (source: string) => expandCatalogues.call({} as LoaderContext<unknown>, source)

test('one template import becomes an import for each language, in a chunk that is named after it', () => {
  const expanded = expand(
    'cataloguesBy(\n  language =>\n    import(/* webpackChunkName: "setting-messages-[request]" */ `./setting/catalogue/${language}.json`),\n)',
  )
  for (const language of catalogueLanguages)
    expect(expanded).toContain(
      `${language}: () => import(/* webpackChunkName: "setting-messages-${language}" */ './setting/catalogue/${language}.json')`,
    )
})

test('messages that are part of the code are in no chunk', () => {
  const expanded = expand(
    'cataloguesBy(language => import(/* webpackChunkName: "messages-[request]" */ `./${language}.json`), messages)',
  )
  expect(expanded).toContain('default: () => Promise.resolve({ default: messages })')
  expect(expanded).not.toContain('default.json')
})

test('a call that is written in another way fails the build', () => {
  expect(() => expand('cataloguesBy(name => import(`./${name}.json`))')).toThrow('Write cataloguesBy(')
})
