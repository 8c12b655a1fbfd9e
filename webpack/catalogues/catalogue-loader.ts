import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { LoaderContext } from 'webpack'

/** Compiles the messages of a catalogue at build time, so that the browser needs no parser for messages. */
export default function compileCatalogue(this: LoaderContext<unknown>, source: string) {
  const messages = Object.entries(JSON.parse(source) as Record<string, string>)
  return JSON.stringify(Object.fromEntries(messages.map(([id, message]) => [id, compileMessage(message)])))
}
