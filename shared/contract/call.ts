import type * as z from 'zod/mini'

type Schema = z.core.$ZodType
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Who may call: by nothing, by the token of a session, by the token of a link in an e-mail, by an administrator's. */
export type Access = 'everybody' | 'user' | 'link' | 'user or link' | 'admin'

/** What a call can refuse with for a reason of its own, beside what all calls of its kind do. */
export type RefusalStatus = 401 | 403 | 404 | 409 | 410 | 412 | 429

/** What the server and the document of the api know of a call. */
export interface Declaration {
  access: Access
  /** What the call does, in a few words. */
  summary: string
  /** What its caller should know beside that. */
  description?: string
  /** The variable parts of its address, by their names in it. */
  params?: Schema
  query?: Schema
  body?: Schema
  /** Of the answer that is no refusal; 200 where it is absent. */
  status?: 201 | 202
  answer?: Schema
  /** What it answers in place of JSON for a program: a file to keep, or the way to another address. */
  sends?: 'text/csv' | 'application/json' | 'redirect'
  refuses?: readonly RefusalStatus[]
  /** The headers of a request that the call heeds. */
  heeds?: readonly ('Idempotency-Key' | 'If-Match')[]
  /** The headers of its answer beside those of all calls. */
  gives?: readonly 'ETag'[]
  /** What is written down in the log where the change is refused or fails. */
  activity?: string
}

/** A call of the api. Everything else that is said of it, on either side of the network, follows from this. */
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

/** The headers that a call heeds. */
export type HeededBy<Of extends Call> =
  DeclaredOf<Of> extends { heeds: readonly (infer Name)[] } ? Name : never

/** The variable parts of a call's address. */
export type ParamsOf<Of extends Call> = Record<NamesIn<Of['name']>, string | number>

/** The names of a call's query. What is undefined is left out; the server checks the values. */
export type QueryOf<Of extends Call> =
  DeclaredOf<Of> extends { query: infer Query extends Schema }
    ? Partial<Record<Extract<keyof z.output<Query>, string>, string | number | undefined>>
    : never

/** Which record a call is about, and which of many. */
export type Target<Of extends Call> = { query?: QueryOf<Of> } & (NamesIn<Of['name']> extends never
  ? { params?: never }
  : { params: ParamsOf<Of> })

/** What is declared of a call; for the server, which has all of it. */
export function declarationOf<Declared extends Declaration>({
  name,
  declared,
}: Call<string, Declared>): Declared {
  if (!declared) throw new Error(`${name} has no declaration: the build of a browser left it out`)
  return declared
}

/** Reads a call's name. */
export const readName = ({ name }: Call) => name.split(' ') as [method: Method, path: string]

/** Where a call goes below the api's base: "/transactions?limit=5". */
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
