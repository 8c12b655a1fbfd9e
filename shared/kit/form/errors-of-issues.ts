interface Issue {
  path: PropertyKey[]
  message: string
}

/**
 * The first refusal of each field by a schema of the contract, by the name of the field. A schema's messages are ids of
 * the catalogue, which `say` knows.
 */
export function errorsOfIssues(issues: Issue[], say: (id: string) => string): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { path, message } of issues) errors[String(path[0])] ??= say(message)
  return errors
}
