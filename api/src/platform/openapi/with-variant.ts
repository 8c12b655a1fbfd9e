import type { Json } from './schema-of'

type Parameter = Json & { name?: string; $ref?: string; required?: boolean }

export type Answer = Json & { content?: Record<string, { schema: Json }> }

export type Operation = Json & {
  summary: string
  parameters: Parameter[]
  responses: Record<string, Answer>
}

export function withVariant(first: Operation, other: Operation): Operation {
  const parameters = new Map(first.parameters.map(parameter => [nameOf(parameter), parameter]))
  for (const parameter of other.parameters) {
    const name = nameOf(parameter)
    const required = parameters.get(name)?.required ?? false
    parameters.set(name, parameter.$ref === undefined ? { ...parameter, required } : parameter)
  }
  const responses = { ...first.responses }
  for (const [status, answer] of Object.entries(other.responses)) {
    const known = responses[status]
    responses[status] = known ? eitherOf(known, answer) : answer
  }
  const description = `${other.summary} where \`with\` asks for it.`
  return { ...first, description, parameters: [...parameters.values()], responses }
}

function eitherOf(first: Answer, other: Answer): Answer {
  const type = 'application/json'
  const [one, another] = [first.content?.[type]?.schema, other.content?.[type]?.schema]
  if (!one || !another) return first
  return { ...first, content: { [type]: { schema: { anyOf: [one, another] } } } }
}

const nameOf = ({ name, $ref }: Parameter) => name ?? $ref
