import type {
  BuildInPage,
  BuiltPage,
  Candidates,
  CandidatesInPage,
  Integrity,
  Language,
  MessageFiles,
  OwnPage,
  PageRegistry,
  Published,
  Registry,
  RemoteBuild,
  ShellBuild,
} from '@pundi/contract/federation'

/*
 * The part of the registry that the document of a page has (decision 099), and what the documents of older shells have.
 */

/**
 * The registry for the document of a page, as the shell in force reads it.
 *
 * @param path of the page; undefined for a document that is no page of a remote
 */
export const registryForPage = (registry: Registry, path?: string): PageRegistry | Registry =>
  registry.shell?.current.pageSchema === 2 ? partFor(registry, registry.shell, path) : wholeRegistry(registry)

const partFor = (
  { revision, remotes }: Registry,
  shell: Candidates<ShellBuild>,
  path: string | undefined,
): PageRegistry => ({
  schema: 2,
  revision,
  shell: { current: shellInPage(shell), records: latest(shell.records) },
  remotes: Object.fromEntries(
    Object.entries(remotes).map(([remote, candidates]) => [remote, candidatesInPage(candidates, path)]),
  ),
})

function shellInPage({ current, record }: Candidates<ShellBuild>): PageRegistry['shell']['current'] {
  if (record === undefined) return current
  return {
    id: current.id,
    remote: 'shell',
    record,
    messages: hashedMessages(current.integrity, current.messages),
  }
}

function candidatesInPage(
  { current, record, records, disabled, canary }: Candidates<RemoteBuild>,
  path: string | undefined,
): CandidatesInPage {
  const tried = canary && { build: buildInPage(canary.build, canary.record, path), percent: canary.percent }
  return {
    current: buildInPage(current, record, path),
    records: latest(records),
    ...(disabled && { disabled }),
    ...(tried && { canary: tried }),
  }
}

const latest = (records: Integrity = {}): Integrity => Object.fromEntries(Object.entries(records).slice(0, 1))

function buildInPage(
  build: Published<RemoteBuild>,
  record: string | undefined,
  path: string | undefined,
): CandidatesInPage['current'] {
  if (record === undefined) return build
  const own = build.pages.find(page => page.path === path)
  return {
    ...{ id: build.id, remote: build.remote, record, area: build.area },
    ...(build.layout && { hasLayout: true }),
    pages: build.pages.map((page): BuildInPage['pages'][number] => [page.page, page.path]),
    ...(own && { own: ownPage(build, own) }),
  }
}

const ownPage = (
  { entry, layout, messages, integrity }: Published<RemoteBuild>,
  { page, title, data, files, messages: own }: BuiltPage,
): OwnPage => ({
  ...{ page, title, entry },
  ...(data && { data }),
  files: hashed(integrity, [entry, ...(layout ?? []), ...files]),
  messages: hashedMessages(integrity, messages, own),
})

const hashed = (integrity: Integrity, files: string[]): Integrity =>
  Object.fromEntries(files.map(file => [file, integrity[file] ?? '']))

/** The files of several catalogues, by language. */
function hashedMessages(
  integrity: Integrity,
  ...catalogues: (MessageFiles | undefined)[]
): OwnPage['messages'] {
  const languages = new Set(catalogues.flatMap(files => Object.keys(files ?? {}) as Language[]))
  return Object.fromEntries(
    [...languages].map(language => [
      language,
      hashed(integrity, catalogues.flatMap(files => files?.[language] ?? [])), // oxfmt-ignore
    ]),
  )
}

/**
 * The whole registry, for the documents of shells from before pages had a part of it: of earlier builds the ids to fall
 * back to, and the hash of the latest, and of the shell that of the previous one's record.
 */
function wholeRegistry({ shell, remotes, folder: _folder, ...registry }: Registry): Registry {
  return {
    ...registry,
    shell: shell && { ...withoutOperators(shell), fallback: [], records: latest(shell.records) },
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([remote, candidates]) => [
        remote,
        {
          ...withoutOperators(candidates),
          fallback: Object.keys(candidates.records ?? {}),
          records: latest(candidates.records),
        },
      ]),
    ),
  }
}

/** Without what only operators need, or pages of another shape. */
const withoutOperators = <Build extends RemoteBuild | ShellBuild>({
  passed: _passed,
  record: _record,
  ...candidates
}: Candidates<Build>) => candidates
