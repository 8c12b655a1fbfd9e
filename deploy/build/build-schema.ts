import { catalogueLanguages, type RemoteBuild, type ShellBuild } from '@pundi/contract/federation'
import * as z from 'zod/mini'
import { validRange, valid } from 'semver'
import { remoteName } from '../registry/published-schema'

const text = z.string().check(z.minLength(1), z.maxLength(200))

/** Plain relative paths without "..", dotfiles, or characters that a URL must encode. */
const file = z.string().check(
  z.maxLength(200),
  z.regex(/^([A-Za-z0-9_@~+-][\w@~+.-]*\/)*[A-Za-z0-9_@~+-][\w@~+.-]*$/, 'is not a plain relative path'),
  z.refine(path => !path.endsWith('.br'), 'ends in .br, which is reserved for compressed copies'),
)

const id = z.string().check(z.regex(/^[0-9a-f]{12}$/, 'is not 12 hexadecimal digits'))

const messages = z.partialRecord(z.enum(catalogueLanguages), z.array(file))

const page = z.strictObject({
  page: text,
  path: z.string(),
  paths: z.exactOptional(z.array(z.string())),
  title: text,
  navigation: z.exactOptional(z.strictObject({ label: text, order: z.number() })),
  data: z.exactOptional(z.array(z.string().check(z.regex(/^\/[\w/?=&.,-]*$/, 'is not the path of a call')))),
  files: z.array(file),
  messages: z.exactOptional(messages),
})

const versions = (isSound: (version: string) => boolean, complaint: string) =>
  z.record(z.string(), z.string().check(z.refine(isSound, complaint)))

const ranges = versions(range => validRange(range) !== null, 'is not a version range')

const remoteBuild = z.strictObject({
  id,
  remote: remoteName,
  area: text,
  entry: file,
  layout: z.nullable(z.array(file)),
  pages: z.array(page),
  messages,
  requires: ranges,
})

const shellBuild = z.strictObject({
  id,
  remote: z.literal('shell'),
  scripts: z.array(file).check(z.minLength(1)),
  styles: z.array(file),
  fonts: z.array(file),
  messages,
  provides: versions(version => valid(version) !== null, 'is no version'),
  requires: z.exactOptional(ranges),
  isStrict: z.exactOptional(z.literal(true)),
  pageSchema: z.exactOptional(z.literal(2)),
})

export const fileName: z.ZodMiniType<string> = file

export const namedSchema: z.ZodMiniType<{ remote: string }> = z.looseObject({ remote: z.string() })

/** Refuses unknown keys, to catch typos. */
export const buildSchema = (remote: string): z.ZodMiniType<RemoteBuild | ShellBuild> =>
  remote === 'shell' ? shellBuild : remoteBuild
