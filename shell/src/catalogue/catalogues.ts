import type { Catalogues } from '@pundi/contract/federation'
import messages from './default.json'

/** The shell's own words. Those of no choice are part of it; each other language is a file. */
export const catalogues: Catalogues = {
  default: () => Promise.resolve({ default: messages }),
  en: () => import(/* webpackChunkName: "words-en" */ './en.json'),
  id: () => import(/* webpackChunkName: "words-id" */ './id.json'),
  es: () => import(/* webpackChunkName: "words-es" */ './es.json'),
}
