import type * as z from 'zod/mini'

type Schema = z.core.$ZodType
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export type Access = 'everybody' | 'user' | 'link' | 'user or link' | 'admin'

export type RefusalStatus = 401 | 403 | 404 | 409 | 410 | 412 | 429

export interface Declaration {
  access: Access
  summary: string
  deprecated?: true
  description?: string
  params?: Schema
  query?: Schema
  /**
   * Value of the query parameter `with`. It distinguishes two calls that have the same method and
   * path.
   */
  with?: string
  body?: Schema
  status?: 201 | 202
  answer?: Schema
  sends?: 'text/csv' | 'application/json' | 'redirect'
  refuses?: readonly RefusalStatus[]
  heeds?: readonly ('Idempotency-Key' | 'If-Match' | 'If-None-Match')[]
  gives?: readonly 'ETag'[]
  /** Activity type that is logged if the change is refused or fails. */
  activity?: string
}

/** A call of the API. The server's route, the OpenAPI document and the types of `send()` derive from it. */
export interface Call<Name extends string = string, Declared extends Declaration = Declaration> {
  /** Method, and path below the api's base: "PUT /transactions/:id". */
  readonly name: Name
  /** Only the server sets this field (`declared.ts`). The browser uses only its type. */
  readonly declared?: Declared
}

export interface DeclaredCall<
  Name extends string = string,
  Declared extends Declaration = Declaration,
> extends Call<Name, Declared> {
  readonly declared: Declared
}

export const call = <const Name extends `${Method} /${string}`, const Declared extends Declaration>(
  name: Name,
  declared: Declared,
): DeclaredCall<Name, Declared> => ({ name, declared })

export type CallOf<Of extends DeclaredCall> = Call<Of['name'], Of['declared']>

type DeclaredOf<Of extends Call> = Of extends Call<string, infer Declared> ? Declared : never

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

export type AnswerOf<Of extends Call> =
  DeclaredOf<Of> extends { answer: infer Answer extends Schema } ? z.output<Answer> : unknown

export type BodyOf<Of extends Call> =
  DeclaredOf<Of> extends { body: infer Body extends Schema } ? z.input<Body> : undefined

export type HeededBy<Of extends Call> =
  DeclaredOf<Of> extends { heeds: readonly (infer Name)[] } ? Name : never

export type ParamsOf<Of extends Call> = Record<NamesIn<Of['name']>, string | number>

export type QueryOf<Of extends Call> =
  DeclaredOf<Of> extends { query: infer Query extends Schema }
    ? Partial<Record<Extract<keyof z.output<Query>, string>, string | number | undefined>>
    : never

export type Target<Of extends Call> = { query?: QueryOf<Of> } & (NamesIn<Of['name']> extends never
  ? { params?: never }
  : { params: ParamsOf<Of> })

export const readName = ({ name }: Call) => name.split(' ') as [method: Method, path: string]

export function pathOf<Of extends Call>(of: Of, { params, query }: Target<Of>): string {
  const values: Record<string, string | number> = params ?? {}
  const path = readName(of)[1].replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values[name])),
  )
  const asked = Object.entries<string | number | undefined>(query ?? {})
  const search = new URLSearchParams(
    asked.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
  return search.size === 0 ? path : `${path}?${search}`
}
