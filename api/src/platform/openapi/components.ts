import { errorAnswer } from '@pundi/contract'
import { type Json, schemaOf } from './schema-of'

const reasons: Record<number, string> = {
  400: 'The request is not well-formed.',
  401: 'There is no good token, or the credentials are wrong: sign in.',
  403: 'The caller may not do this, or must prove anew who they are; `errors` says by what.',
  404: 'There is nothing of this id, or it is somebody else’s.',
  409: 'Something that is there stands in the way; `errors` names the field that can be changed.',
  410: 'An earlier call with this Idempotency-Key added a record, and it has been deleted since.',
  412: 'The record is not what If-Match expects: it was changed meanwhile.',
  413: 'The body is larger than 64 kB.',
  414: 'The path is too long.',
  415: 'The body is no JSON.',
  422: 'The contract refuses what was sent; `errors` names each field, or the header Idempotency-Key.',
  429: 'Too many calls: wait as long as Retry-After says.',
  500: 'A fault of the server. Whether the call was done is not certain.',
  503: 'The server is busy or its database away: try again after Retry-After. Whether the call was done is not certain.',
}

const reference = (kind: string, name: string | number) => ({ $ref: `#/components/${kind}/${name}` })

export const refusal = (status: number) => reference('responses', `Refusal${status}`)
export const parameter = (name: string) => reference('parameters', name)
export const header = (name: string) => reference('headers', name)

const text = { type: 'string' }

const headers: Record<string, Json> = {
  'Content-Disposition': { description: 'The name that the file is to have.', schema: text },
  ETag: { description: 'Names what was answered, for If-Match or If-None-Match.', schema: text },
  'Idempotency-Replayed': {
    description: '`true` where this is the answer to an earlier call with the same key.',
    schema: { const: 'true' },
  },
  Location: { description: 'Where the browser goes on.', schema: text },
  'Retry-After': {
    description: 'Seconds until another try can go well.',
    schema: { type: 'integer', minimum: 1 },
  },
  'WWW-Authenticate': { description: 'How to prove who calls: Bearer.', schema: text },
}

const parameters: Json = {
  'Accept-Language': {
    name: 'Accept-Language',
    in: 'header',
    description: 'The language of messages: id, en or es; Indonesian where it is none of them.',
    schema: text,
  },
  'Idempotency-Key': {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Names one thing to add: the same key with the same body adds it once, and is answered as at first, for seven days.',
    schema: { type: 'string', pattern: '^[!-~]{1,255}$' },
  },
  'If-Match': {
    name: 'If-Match',
    in: 'header',
    description: 'The ETag of the record that was seen; `*` or nothing changes whatever is there.',
    schema: text,
  },
  'If-None-Match': {
    name: 'If-None-Match',
    in: 'header',
    description:
      'The ETag of an answer to the same address. It is answered 304, without a body, while it still holds.',
    schema: text,
  },
}

const headersOfRefusals: Record<number, string[]> = {
  401: ['WWW-Authenticate'],
  429: ['Retry-After'],
  503: ['Retry-After'],
}

const responses = Object.fromEntries(
  Object.entries(reasons).map(([status, description]) => [
    `Refusal${status}`,
    {
      description,
      headers: Object.fromEntries(
        (headersOfRefusals[Number(status)] ?? []).map(name => [name, header(name)]),
      ),
      content: { 'application/json': { schema: reference('schemas', 'Error') } },
    },
  ]),
)

export const components = () => ({
  securitySchemes: {
    token: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'id|secret',
      description: 'The token of a session, or its part after the bar.',
    },
    link: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'kind.secret',
      description: 'The token of a link in an e-mail: once, and for a few minutes.',
    },
  },
  schemas: { Error: schemaOf(errorAnswer, 'output') },
  headers,
  parameters,
  responses,
})
