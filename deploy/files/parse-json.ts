import en from 'zod/v4/locales/en.js'
import type { ZodMiniType } from 'zod/mini'
import { OperatorRefusal } from '../operator-refusal'

const { localeError } = en()

/**
 * Refuses content that does not fit the schema. The message names the file and the first invalid
 * field, and ends with `advice`.
 */
export function parseJson<Content>(
  file: string,
  content: Buffer | string,
  schema: ZodMiniType<Content>,
  advice: string,
): Content {
  const parsed = schema.safeParse(read(file, content, advice), { error: localeError })
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const isSentence = issue?.message.startsWith('is ')
  const place = issue?.path.length ? `the field "${issue.path.join('.')}"${isSentence ? ' ' : ': '}` : ''
  throw new OperatorRefusal(`${file} is invalid: ${place}${issue?.message ?? 'unreadable'}. ${advice}`)
}

function read(file: string, content: Buffer | string, advice: string): unknown {
  try {
    return JSON.parse(content.toString())
  } catch {
    throw new OperatorRefusal(`${file} is not JSON. ${advice}`)
  }
}
