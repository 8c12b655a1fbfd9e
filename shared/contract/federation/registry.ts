import type { languages } from '../choices'
import type { Area, RemoteName } from './areas'

/** "default" is the specification's own mix of English labels and Indonesian messages; the others can be chosen. */
export const catalogueLanguages = ['default', 'en', 'id', 'es'] as const satisfies readonly [
  'default',
  ...typeof languages,
]
export type Language = (typeof catalogueLanguages)[number]

/** An entry of the area's navigation; entries stand in the order of `order`. */
export interface NavigationEntry {
  label: string
  order: number
}

/** Describes a page without loading its code. The build writes it into `build.json`. */
export interface PageDescription {
  /** Names the page's folder: its route module is `src/<page>/route.tsx`. */
  page: string
  path: string
  title: string
  navigation?: NavigationEntry
  /** The paths below the api's base of the calls that are sent before its code has come. */
  data?: string[]
}

/** Versions or ranges by the name of what the shell and the remotes share: contract, react, … */
export type Versions = Record<string, string>

/** The files of a catalogue by its language. */
export type MessageFiles = Partial<Record<Language, string[]>>

/** A page with the files that it needs beside the remote's entry and messages, relative to the folder of its build. */
export interface BuiltPage extends PageDescription {
  files: string[]
  /** Messages that no other page needs. */
  messages?: MessageFiles
}

/** `build.json` of a remote. */
export interface RemoteBuild {
  /** First 12 hexadecimal digits of the sha256 of the build's files. */
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

/** `build.json` of the shell. */
export interface ShellBuild {
  id: string
  remote: 'shell'
  /** Files that every page of the application loads. */
  scripts: string[]
  styles: string[]
  fonts: string[]
  messages: MessageFiles
  provides: Versions
  /** What it needs of the server. Builds from before servers said what they serve have none. */
  requires?: Versions
  /** Whether its pages are served with an integrity policy. Builds from before there was one would not run under it. */
  isStrict?: true
  /** The shape of the registry that it reads in its pages. Builds from before `PageRegistry` read the whole one. */
  pageSchema?: 2
}

/**
 * The hash of each published file except source maps and licences, as in an integrity attribute, by its path in the
 * folder of its build: sha256, of builds from before decision 100 sha384.
 */
export type Integrity = Record<string, string>

/**
 * The sha256 of the inline scripts and styles of the shell's templates, as in a content security policy, without
 * quotes. Data blocks (JSON) are not listed: a policy does not apply to them.
 */
export interface InlineHashes {
  scripts: string[]
  styles: string[]
}

/** A sentence for users, in the languages that it was given in. */
export type Notice = Partial<Record<Language, string>> & { default: string }

/** A build as published. Its folder is `/r/<remote>/<id>/`, where `build.json` holds the same record. */
export type Published<Build> = Build & { integrity: Integrity } & (Build extends ShellBuild
    ? { inline: InlineHashes }
    : unknown)

/** A build that a part of all browsers runs in place of the one in force. */
export interface Canary<Build> {
  build: Published<Build>
  /** The hash of its `build.json`. */
  record?: string
  /** Of a hundred browsers so many run it, from 1 to 99. */
  percent: number
  /** The folder of a revision without it, below `.revisions`. The server takes the build back by moving the pointer there. */
  undo?: string
}

/** The build of a remote that is in force, those that may replace it, and those that may never be used again. */
export interface Candidates<Build> {
  current: Published<Build>
  /** The hash of its `build.json`. Registries from before pages needed it have none. */
  record?: string
  fallback: string[]
  revoked: string[]
  /** Later builds that a rollback passed, the latest first. An operator may go forward to them; no browser does. */
  passed?: string[]
  /** Why the area is closed for now. Nothing of the remote is loaded meanwhile. */
  disabled?: Notice
  canary?: Canary<Build>
  /**
   * The hash of the `build.json` of each earlier build that a browser may fall back to by itself, the latest first: the
   * builds in `fallback` that fit the shell in force, or of the shell those that all remotes in force fit and that can
   * read its pages. While there is a canary, the build in force comes first. A page has the hash of the latest alone.
   */
  records?: Integrity
}

/** `registry.json`: the one place that knows what is published. */
export interface Registry {
  schema: 1
  /** Grows by one with every change. A change names the revision that it was made from. */
  revision: number
  /** The folder of this revision's pages below `.revisions`. Registries from before there were such folders have none. */
  folder?: string
  shell: Candidates<ShellBuild> | null
  remotes: Partial<Record<RemoteName, Candidates<RemoteBuild>>>
}

/** Milliseconds after which a file of a build counts as lost. The shell derives its deadline from it. */
export const fileTimeLimit = 8000

/** The path of a build's folder in the browser, with a slash at the end. */
export const folderOf = (build: { remote: string; id: string }) => `/r/${build.remote}/${build.id}/`
