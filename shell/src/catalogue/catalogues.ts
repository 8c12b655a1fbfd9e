import { cataloguesBy } from '@pundi/contract/federation'
import messages from './default.json'

/** The shell's own words. Those of no choice are part of it; each other language is a file. */
export const catalogues = cataloguesBy(
  language => import(/* webpackChunkName: "words-[request]" */ `./${language}.json`),
  messages,
)
