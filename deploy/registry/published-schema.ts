import {
  isRemoteName,
  type Notice,
  type Published,
  type Registry,
  type RemoteBuild,
  type RemoteName,
  type ShellBuild,
} from '@pundi/contract/federation'
import * as z from 'zod/mini'

/*
 * Schemas of published files, which older or newer releases may have written. They are less strict
 * than the schema of a new build: they preserve unknown remotes, fields and languages, and add the
 * fields that older builds lack.
 */

export type AnyPublished = Published<RemoteBuild> | Published<ShellBuild>

const text = z.string().check(z.minLength(1))
const files = z.array(text)
const texts = z.record(z.string(), z.string())
const id = z.string().check(z.regex(/^[0-9a-f]{12}$/, 'is not 12 hexadecimal digits'))

/** Accepts remotes that this release does not list. */
export const remoteName = z.custom<RemoteName>(isRemoteName, 'is not the name of a remote')

const folder = z.string().check(z.regex(/^\d+-[0-9a-f]{8}$/, 'is not the folder of a revision'))

const messageFiles = z.record(z.string(), files)
/**
 * Missing in builds without translations. Shells with a contract before 4.0.0 call the field
 * `words`.
 */
const messages = z._default(messageFiles, {})

const page = z.looseObject({
  page: text,
  path: text,
  paths: z.exactOptional(z.array(text)),
  title: text,
  navigation: z.exactOptional(z.looseObject({ label: text, order: z.number() })),
  data: z.exactOptional(z.array(z.string())),
  files,
  messages: z.exactOptional(messageFiles),
})

const publishedRemote = z.looseObject({
  id,
  remote: remoteName,
  area: text,
  entry: text,
  layout: z.nullable(files),
  pages: z.array(page),
  messages,
  requires: texts,
  integrity: texts,
})

const publishedShell = z.looseObject({
  id,
  remote: z.literal('shell'),
  scripts: files,
  styles: files,
  fonts: files,
  messages,
  provides: texts,
  requires: z.exactOptional(texts),
  isStrict: z.exactOptional(z.literal(true)),
  pageSchema: z.exactOptional(z.int()),
  integrity: texts,
  inline: z.looseObject({ scripts: files, styles: files }),
})

export const noticeSchema: z.ZodMiniType<Notice> = z.looseObject({
  default: z.string().check(z.minLength(1), z.maxLength(300)),
})

const candidates = <Build extends z.ZodMiniType>(current: Build) =>
  z.looseObject({
    current,
    record: z.exactOptional(text),
    fallback: z.array(id),
    revoked: z.array(id),
    passed: z.exactOptional(z.array(id)),
    disabled: z.exactOptional(noticeSchema),
    canary: z.exactOptional(
      z.looseObject({
        build: current,
        record: z.exactOptional(text),
        percent: z.number(),
        undo: z.exactOptional(folder),
      }),
    ),
    records: z.exactOptional(texts),
  })

export const publishedSchema = (remote: string): z.ZodMiniType<AnyPublished> =>
  remote === 'shell' ? publishedShell : publishedRemote

export function parseRecord(record: Buffer, remote: string): AnyPublished | undefined {
  try {
    return publishedSchema(remote).safeParse(JSON.parse(record.toString())).data
  } catch {
    return undefined
  }
}

export const registrySchema: z.ZodMiniType<Registry> = z.looseObject({
  schema: z.literal(1),
  revision: z.int(),
  folder: z.exactOptional(folder),
  shell: z.nullable(candidates(publishedShell)),
  remotes: z.record(remoteName, candidates(publishedRemote)),
})
