import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { DeclaredCall } from '@pundi/contract'

/*
 * Writes one line for each call of the HTTP contract: its address, the facts that may never change,
 * and hashes of the fields in requests and answers. A hash has two parts: one of the field's path
 * and one of its type. A request field has one hash for each type or value that it accepts. If the
 * field is required, it has one more hash, which ends in "!". An answer field has one hash.
 */

export interface CallLine {
  /** Method and path. If several calls have the same path, the call's `with` is added. */
  name: string
  /** Access, status, media type and required header. */
  fixed: string
  takes: string[]
  answers: string[]
}

type Json = {
  [key in 'anyOf' | 'oneOf' | 'allOf' | 'prefixItems']?: Json[]
} & {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Json>
  required?: string[]
  items?: Json | boolean
  additionalProperties?: Json | boolean
}

export function lineOf(call: DeclaredCall): CallLine {
  const { access, status = 200, sends = 'json', heeds = [], gives = [], ...declared } = call.declared
  const mustSend = heeds.filter(header => header === 'Idempotency-Key')
  // `If-None-Match` does not count, because the platform sends it automatically.
  const maySend = heeds.filter(header => header === 'If-Match')
  const taken = [
    ...maySend.map((header): Field => [header, 'a header']),
    ...fieldsOf('query', declared.query, 'input'),
    ...fieldsOf('body', declared.body, 'input'),
  ]
  const answered = [
    ...gives.map((header): Field => [header, 'a header']),
    ...fieldsOf('answer', declared.answer, 'output'),
  ]
  const kinds = new Map<string, string[]>()
  for (const [path, kind] of answered) kinds.set(path, [...(kinds.get(path) ?? []), kind])
  return {
    name: [call.name, ...(declared.with ? [`with=${declared.with}`] : [])].join(' '),
    fixed: [access, status, sends, ...mustSend].join(' '),
    takes: sort(taken.map(hash)),
    answers: sort([...kinds].map(([path, all]) => hash([path, sort(all).join()]))),
  }
}

export const writeLine = ({ name, fixed, takes, answers }: CallLine) =>
  [name, fixed, takes.join(' '), answers.join(' ')].join(' | ')

export function readLine(line: string): CallLine {
  const [name = '', fixed = '', takes = '', answers = ''] = line.split(' | ')
  const list = (text: string) => text.split(' ').filter(Boolean)
  return { name, fixed, takes: list(takes), answers: list(answers) }
}

export const isNeeded = (field: string) => field.endsWith('!')

type Field = [path: string, kind: string]

const needed = '!'
const hash = ([path, kind]: Field) => digest(path, 4) + (kind === needed ? needed : digest(kind, 2))

const digest = (text: string, length: number) =>
  createHash('sha256').update(text).digest('base64url').slice(0, length)

const sort = (texts: string[]) => [...new Set(texts)].sort()

const fieldsOf = (part: string, schema: z.core.$ZodType | undefined, io: 'input' | 'output'): Field[] =>
  schema ? walk(part, z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json) : []

/**
 * Lists a field with its nested fields. Leaves out lengths, limits and patterns, because they may
 * change.
 */
function walk(path: string, schema: Json): Field[] {
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  const values = schema.enum ?? ('const' in schema ? [schema.const] : undefined)
  const types = [schema.type ?? (choices.length > 0 ? [] : 'anything')].flat()
  const rows = [schema.items, ...(schema.prefixItems ?? [])].filter(row => typeof row === 'object')
  const others = schema.additionalProperties
  return [
    ...(values?.map(value => JSON.stringify(value)) ?? types).map((kind): Field => [path, kind]),
    ...choices.flatMap(choice => walk(path, choice)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, member]) => walk(`${path}.${name}`, member)),
    ...(schema.required ?? []).map((name): Field => [`${path}.${name}`, needed]),
    ...rows.flatMap(row => walk(`${path}[]`, row)),
    ...(typeof others === 'object' ? walk(`${path}.*`, others) : []),
  ]
}
