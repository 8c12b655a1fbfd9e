import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { LoaderContext } from 'webpack'

/** Compiles messages at build time, so that browsers need no message parser. */
export default function compileCatalogue(this: LoaderContext<unknown>, source: string) {
  const messages = Object.entries(JSON.parse(source) as Record<string, string>)
  return JSON.stringify(Object.fromEntries(messages.map(([id, message]) => [id, compileMessage(message)])))
}
