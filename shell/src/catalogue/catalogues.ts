import { cataloguesBy } from '@pundi/platform/federation'
import messages from './default.json'

/** The shell's own messages. Those of no choice are part of its code; each other language is a file. */
export const catalogues = cataloguesBy(
  language => import(/* webpackChunkName: "messages-[request]" */ `./${language}.json`),
  messages,
)
