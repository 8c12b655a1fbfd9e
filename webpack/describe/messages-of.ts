import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export function messagesOf(src: string, language: string) {
  const file = join(src, `catalogue/${language}.json`)
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  return (id: string) => {
    const text = messages[id]
    if (text === undefined)
      throw new Error(`The message "${id}" is missing in ${file}. Add the message to this file.`)
    return text
  }
}
