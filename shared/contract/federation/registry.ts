import { languages } from '../choices'
import type { Area, RemoteName } from './areas'

/** "default" is the specification's own mix of English labels and Indonesian messages; the others can be chosen. */
export const catalogueLanguages = ['default', ...languages] as const
export type Language = (typeof catalogueLanguages)[number]

/** An entry of the area's navigation; entries stand in the order of `order`. */
export interface NavigationEntry {
  label: string
  order: number
}

/** What is known of a page without loading its code; the build writes it into `build.json`. */
export interface PageDescription {
  /** Names the page's folder: its route module is `src/<page>/route.tsx`. */
  page: string
  path: string
  title: string
  navigation?: NavigationEntry
  /** Where its early calls go, below the api's base. */
  data?: string[]
}

/** Version ranges by name of what the shell and the remotes must have alike: contract, react, … */
export type Versions = Record<string, string>

/** The files of a catalogue by its language. */
export type MessageFiles = Partial<Record<Language, string[]>>

/** A page with the files, relative to its build's folder, that it needs beside the remote's entry and its messages. */
export interface BuiltPage extends PageDescription {
  files: string[]
  /** Messages that no other page needs. */
  messages?: MessageFiles
}

/** What a remote's build writes about itself: `build.json`. */
export interface RemoteBuild {
  /** First 12 hexadecimal digits of the sha256 of everything that went into the build. */
  id: string
  remote: RemoteName
  area: Area
  entry: string
  /** Files of the area's layout, null where it has none. */
  layout: string[] | null
  pages: BuiltPage[]
  messages: MessageFiles
  requires: Versions
}

/** What the shell's build writes about itself. */
export interface ShellBuild {
  id: string
  remote: 'shell'
  /** Files that every page of the application loads. */
  scripts: string[]
  styles: string[]
  fonts: string[]
  messages: MessageFiles
  provides: Versions
}

/**
 * sha384 of each published file but source maps and licences, as in an integrity attribute, by its path relative to the build's
 * folder.
 */
export type Integrity = Record<string, string>

/**
 * sha256 of the inline scripts and styles of the shell's templates, as in a content security policy, without quotes.
 * Data blocks (JSON) are not among them: a policy does not apply to them.
 */
export interface InlineHashes {
  scripts: string[]
  styles: string[]
}

/** A build as published. Its folder is `/r/<remote>/<id>/`, where `build.json` holds the same record. */
export type Published<Build> = Build & { integrity: Integrity } & (Build extends ShellBuild
    ? { inline: InlineHashes }
    : unknown)

/** Which build of a remote is in force, which may take its place, and which never again. */
export interface Candidates<Build> {
  current: Published<Build>
  fallback: string[]
  revoked: string[]
  /**
   * sha384 of the `build.json` of each earlier build that a browser may fall back to by itself, the latest first: those
   * of `fallback` that fit the shell in force. Pages do not repeat it: they name no others than these in `fallback`.
   */
  records?: Integrity
}

/** `registry.json`: the one place that knows what is published. */
export interface Registry {
  schema: 1
  /** Grows by one with every change; a change names the revision it was made from. */
  revision: number
  shell: Candidates<ShellBuild> | null
  remotes: Partial<Record<RemoteName, Candidates<RemoteBuild>>>
}

/** Milliseconds after which a file of a build counts as lost. The deadline of the shell is derived from it. */
export const fileTimeLimit = 8000

/** The folder of a build as the browser names it, with a slash at the end. */
export const folderOf = (build: { remote: string; id: string }) => `/r/${build.remote}/${build.id}/`
