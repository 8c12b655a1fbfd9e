import type * as z from 'zod/mini'

type Schema = z.core.$ZodType
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Who may call: anybody, a session, the link of an e-mail, or the session of an administrator. */
export type Access = 'everybody' | 'user' | 'link' | 'user or link' | 'admin'

/** The statuses that a call refuses with for its own reasons, beside those of all calls of its kind. */
export type RefusalStatus = 401 | 403 | 404 | 409 | 410 | 412 | 429

/** What the server and the OpenAPI document know of a call. */
export interface Declaration {
  access: Access
  /** What the call does, in a few words. */
  summary: string
  /** Further notes for its caller. */
  description?: string
  /** The variable parts of its address, by their names in it. */
  params?: Schema
  query?: Schema
  /** Two calls of one name: this one is meant where the query's `with` says so, and the other one everywhere else. */
  with?: string
  body?: Schema
  /** The status of a successful answer; 200 where it is absent. */
  status?: 201 | 202
  answer?: Schema
  /** What it answers in place of JSON: a file, or a redirect. */
  sends?: 'text/csv' | 'application/json' | 'redirect'
  refuses?: readonly RefusalStatus[]
  /** The request headers that the call reads. */
  heeds?: readonly ('Idempotency-Key' | 'If-Match' | 'If-None-Match')[]
  /** The headers of its answer, beside those of all calls. */
  gives?: readonly 'ETag'[]
  /** The type of activity that is logged where the change is refused or fails. */
  activity?: string
}

/** A call of the api. The server's route, the OpenAPI document and the types of `send()` all follow from it. */
export interface Call<Name extends string = string, Declared extends Declaration = Declaration> {
  /** Its method and its path below the api's base, "PUT /transactions/:id". */
  readonly name: Name
  /** Absent in the browser: the build leaves it out (webpack/shorten-sources.ts). */
  readonly declared?: Declared
}

/** Declares a call, once, in a `calls.ts`. */
export const call = <const Name extends `${Method} /${string}`, const Declared extends Declaration>(
  name: Name,
  declared: Declared,
): Call<Name, Declared> => ({ name, declared })

type DeclaredOf<Of extends Call> = Of extends Call<string, infer Declared> ? Declared : never

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The answer's body; of a call that sends a file, what stands in it. */
export type AnswerOf<Of extends Call> =
  DeclaredOf<Of> extends { answer: infer Answer extends Schema } ? z.output<Answer> : unknown

export type BodyOf<Of extends Call> =
  DeclaredOf<Of> extends { body: infer Body extends Schema } ? z.input<Body> : undefined

/** The request headers that a call reads. */
export type HeededBy<Of extends Call> =
  DeclaredOf<Of> extends { heeds: readonly (infer Name)[] } ? Name : never

/** The variable parts of a call's address. */
export type ParamsOf<Of extends Call> = Record<NamesIn<Of['name']>, string | number>

/** The query of a call. What is undefined is left out; the server checks the values. */
export type QueryOf<Of extends Call> =
  DeclaredOf<Of> extends { query: infer Query extends Schema }
    ? Partial<Record<Extract<keyof z.output<Query>, string>, string | number | undefined>>
    : never

/** The variable parts of a call's path, and its query. */
export type Target<Of extends Call> = { query?: QueryOf<Of> } & (NamesIn<Of['name']> extends never
  ? { params?: never }
  : { params: ParamsOf<Of> })

/** The declaration of a call. Only the server has it whole. */
export function declarationOf<Declared extends Declaration>({
  name,
  declared,
}: Call<string, Declared>): Declared {
  if (!declared) throw new Error(`${name} has no declaration: the build of a browser left it out`)
  return declared
}

/** Splits a call's name into its method and its path. */
export const readName = ({ name }: Call) => name.split(' ') as [method: Method, path: string]

/** The path and query of a call below the api's base: "/transactions?limit=5". */
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
