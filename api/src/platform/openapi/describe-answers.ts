import { readName, type DeclaredCall } from '@pundi/contract'
import { header, refusal } from './components'
import { type Schema, schemaOf } from './schema-of'
import type { Answer } from './with-variant'

export function describeAnswers(call: DeclaredCall): Record<string, Answer> {
  const refused: Record<string, Answer> = {}
  for (const status of refusalsOf(call)) refused[status] = refusal(status)
  return { ...refused, ...answerOf(call) }
}

function refusalsOf(call: DeclaredCall): number[] {
  const { access, params, query, body, refuses = [] } = call.declared
  const takesBody = readName(call)[0] !== 'GET'
  return [
    400,
    ...(access === 'everybody' ? [] : [401, 429]),
    ...(access === 'admin' ? [403] : []),
    ...(params ? [404, 414] : []),
    ...(takesBody ? [413, 415] : []),
    ...(body || query ? [422] : []),
    ...refuses,
    500,
    503,
  ]
}

function answerOf(call: DeclaredCall): Record<string, Answer> {
  const { sends, status = 200, answer, gives = [], heeds = [] } = call.declared
  if (sends === 'redirect')
    return {
      302: { description: 'The browser goes on elsewhere', headers: { Location: header('Location') } },
    }
  const headers = [
    ...gives,
    ...(heeds.includes('Idempotency-Key') ? ['Idempotency-Replayed'] : []),
    ...(sends ? ['Content-Disposition'] : []),
  ]
  return {
    ...(heeds.includes('If-None-Match') && {
      304: { description: 'What was answered still holds', headers: { ETag: header('ETag') } },
    }),
    [status]: {
      description: sends ? 'A file' : 'Done',
      ...(headers.length > 0 && { headers: Object.fromEntries(headers.map(name => [name, header(name)])) }),
      content: contentOf(sends ?? 'application/json', answer),
    },
  }
}

const contentOf = (type: string, answer: Schema | undefined) => ({
  [type]: {
    schema: answer ? schemaOf(answer, 'output') : { type: type === 'text/csv' ? 'string' : 'object' },
  },
})
