import type { Call } from '../http/contract'
import { header, refusal } from './components'
import { type Json, type Schema, schemaOf } from './schema-of'

/** Every answer of a call, by status: its own, and what all calls of its kind refuse with. */
export function describeAnswers(call: Call): Json {
  const refused: Json = {}
  for (const status of refusalsOf(call)) refused[status] = refusal(status)
  return { ...refused, ...answersOf(call) }
}

function refusalsOf({ route: { schema, config, method } }: Call): number[] {
  const takesBody = method !== 'GET'
  const isChecked = schema?.body !== undefined || schema?.querystring !== undefined
  return [
    400,
    ...(config?.access ? [401, 429] : []),
    ...(config?.access === 'admin' ? [403] : []),
    ...(schema?.params !== undefined ? [404] : []),
    ...(takesBody ? [413, 415] : []),
    ...(isChecked ? [422] : []),
    ...(schema?.refuses ?? []),
    500,
    503,
  ]
}

function answersOf({ route: { schema }, answers }: Call): Json {
  if (schema?.sends === 'redirect')
    return {
      302: { description: 'The browser goes on elsewhere', headers: { Location: header('Location') } },
    }
  const headers = headersOf(schema)
  const described = Object.entries(answers ?? { 200: undefined }).map(([status, answer]) => [
    status,
    {
      description: schema?.sends ? 'A file' : 'Done',
      ...(headers.length > 0 && { headers: Object.fromEntries(headers.map(name => [name, header(name)])) }),
      content: contentOf(schema?.sends ?? 'application/json', answer),
    },
  ])
  return Object.fromEntries(described) as Json
}

const contentOf = (type: string, answer: Schema | undefined) => ({
  [type]: {
    schema: answer ? schemaOf(answer, 'output') : { type: type === 'text/csv' ? 'string' : 'object' },
  },
})

const headersOf = (schema: Call['route']['schema']) => [
  ...(schema?.gives ?? []),
  ...(schema?.heeds?.includes('Idempotency-Key') ? ['Idempotency-Replayed'] : []),
  ...(schema?.sends ? ['Content-Disposition'] : []),
]
