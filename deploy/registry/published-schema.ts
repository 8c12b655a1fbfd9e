import {
  remoteNames,
  type Notice,
  type Published,
  type Registry,
  type RemoteBuild,
  type ShellBuild,
} from '@pundi/contract/federation'
import * as z from 'zod/mini'

/*
 * The schemas of published files, which another version of Pundi may have written. They are looser than the schema of a
 * new build: unknown keys and languages are kept, and fields that older builds lack are added.
 */

/** The record of any build. */
export type AnyPublished = Published<RemoteBuild> | Published<ShellBuild>

const text = z.string().check(z.minLength(1))
const files = z.array(text)
const texts = z.record(z.string(), z.string())
/** A part of a path that cannot lead out of the site folder. */
const id = z.string().check(z.regex(/^[0-9a-f]{12}$/, 'is not 12 hexadecimal digits'))

/** The name of a revision's folder. */
const folder = z.string().check(z.regex(/^\d+-[0-9a-f]{8}$/, 'is no folder of a revision'))

const messageFiles = z.record(z.string(), files)
/**
 * Builds from before there were catalogues have none. With a contract before 4.0.0 the field is `words`, which is kept
 * for the shells of that time.
 */
const messages = z._default(messageFiles, {})

const page = z.looseObject({
  page: text,
  path: text,
  title: text,
  navigation: z.exactOptional(z.looseObject({ label: text, order: z.number() })),
  data: z.exactOptional(z.array(z.string())),
  files,
  messages: z.exactOptional(messageFiles),
})

const publishedRemote = z.looseObject({
  id,
  remote: z.enum(remoteNames),
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
  pageSchema: z.exactOptional(z.literal(2)),
  integrity: texts,
  inline: z.looseObject({ scripts: files, styles: files }),
})

/** The sentence that a closed area shows. */
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

/** The schema of `build.json` in the folder of a published build. */
export const publishedSchema: z.ZodMiniType<AnyPublished> = z.discriminatedUnion('remote', [
  publishedRemote,
  publishedShell,
])

const remotes: z.ZodMiniType<Registry['remotes']> = z.looseObject(
  Object.fromEntries(remoteNames.map(name => [name, z.exactOptional(candidates(publishedRemote))])),
)

/** The schema of `registry.json`. A remote that this version does not list is kept. */
export const registrySchema: z.ZodMiniType<Registry> = z.looseObject({
  schema: z.literal(1),
  revision: z.int(),
  folder: z.exactOptional(folder),
  shell: z.nullable(candidates(publishedShell)),
  remotes,
})
