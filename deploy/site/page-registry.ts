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

/**
 * The part of the registry that the live shell needs in a page (decision 099).
 *
 * @param path undefined for a document that is not a remote's page
 */
export const registryForPage = (registry: Registry, path?: string): PageRegistry | Registry =>
  registry.shell && (registry.shell.current.pageSchema ?? 1) > 1
    ? partFor(registry, registry.shell, path)
    : wholeRegistry(registry)

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
    pages: build.pages.map((page): BuildInPage['pages'][number] => [
      page.page,
      page.path,
      ...(page.paths ?? []),
    ]),
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
 * The whole registry, for older shells. For the shell and for each remote, it has the hash of the
 * latest fallback only.
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

const withoutOperators = <Build extends RemoteBuild | ShellBuild>({
  passed: _passed,
  record: _record,
  ...candidates
}: Candidates<Build>) => candidates
