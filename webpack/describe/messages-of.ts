import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The messages of a catalogue in one language, by their ids. */
export function messagesOf(src: string, language: string) {
  const file = join(src, `catalogue/${language}.json`)
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  return (id: string) => {
    const text = messages[id]
    if (text === undefined) throw new Error(`"${id}" is not in ${file}; add it there.`)
    return text
  }
}
