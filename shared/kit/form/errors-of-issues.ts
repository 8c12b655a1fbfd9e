import type { Typed } from './typed'

interface Issue {
  path: PropertyKey[]
  message: string
}

/** The first message of each invalid field. A schema's messages are ids, which `say` translates. */
export function errorsOfIssues(issues: Issue[], say: (id: string) => string): Typed<string> {
  const errors: Typed<string> = {}
  for (const { path, message } of issues) errors[String(path[0])] ??= say(message)
  return errors
}
