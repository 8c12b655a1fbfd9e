/** Files with rules, and their tests. Both are patterns, relative to the workspace. */
export interface Rule {
  files: string[]
  tests: string[]
  /** The tests need no browser environment, and run much faster without one. */
  isPure?: boolean
}

const besideIt = (...folders: string[]): Rule => ({
  files: folders.map(folder => `${folder}/**/*.ts`),
  tests: folders.map(folder => `${folder}/**/*.test.ts*`),
})

/** The rules about money and access, by workspace. Code that only connects other parts is left out. */
export const rules: Record<string, Record<string, Rule>> = {
  'shared/contract': {
    fields: {
      files: ['fields/{field,phone,query,text,time-zone}.ts', 'transactions/filter.ts'],
      tests: ['fields/*.test.ts', 'transactions/*.test.ts'],
      isPure: true,
    },
    passwords: {
      files: ['passwords/{find-weakness,fold,owner,remove-runs}.ts'],
      tests: ['passwords/*.test.ts'],
      isPure: true,
    },
    federation: {
      files: ['federation/{areas,paths,registry}.ts'],
      tests: ['federation/*.test.ts'],
      isPure: true,
    },
  },
  'shared/platform': { http: besideIt('http'), session: besideIt('session') },
  shell: {
    machine: {
      files: ['src/federation/machine.ts'],
      tests: ['src/federation/machine*.test.ts'],
      isPure: true,
    },
    remote: { files: ['src/federation/remote.ts'], tests: ['src/federation/remote{,-time}.test.ts'] },
    'open-tabs': {
      files: ['src/federation/{note-errors,newer-builds}.ts', 'src/federation/idle/*.ts'],
      tests: ['src/federation/note-errors.test.tsx', 'src/federation/idle/*.test.ts*'],
    },
    builds: {
      files: [
        'src/federation/{drawing-mark,prepare-element,report-failure}.ts',
        'src/federation/registry/{choose-canary,quarantine,registry}.ts',
      ],
      tests: [
        'src/federation/{drawing-mark,prepare-element,report-failure}.test.ts',
        'src/federation/note-errors.test.tsx',
        'src/federation/registry/*.test.ts',
      ],
    },
    effects: {
      files: ['src/federation/{load-from-build,remotes,runtime}.ts'],
      tests: ['src/federation/{load-from-build,remotes,runtime}.test.ts'],
    },
  },
  // Mutants are not in the programs that tests start: these rules are tried through the functions of the programs.
  deploy: {
    builds: {
      files: ['build/{check-build,read-dist}.ts', 'registry/{check-registry,next-registry}.ts'],
      tests: ['build/*.test.ts', 'registry/{check-registry,next-registry}.test.ts'],
    },
    records: {
      files: ['registry/{add-records,canary}.ts', 'site/page-registry.ts'],
      tests: [
        'registry/add-records.test.ts',
        'site/page-registry.test.ts',
        'canary.test.ts',
        'publish/publish.test.ts',
      ],
    },
    folder: {
      files: ['store/folder/{earlier-copies,folder-store,upload}.ts', 'site/write-revision.ts'],
      tests: ['store/folder/*.test.ts', 'publish/{crash,publish}.test.ts'],
    },
    publishing: {
      files: ['publish/{move-pointer,publish,repair-site}.ts'],
      tests: ['canary.test.ts', 'publish/{crash,publish,try-shell}.test.ts'],
    },
    garbage: {
      files: ['publish/collect-garbage.ts', 'registry/needed-builds.ts'],
      tests: ['publish/collect-garbage.test.ts', 'registry/needed-builds.test.ts'],
    },
    'taking-back': {
      files: ['publish/{close-area,promote,remove-remote,take-back}.ts', 'rollback.ts'],
      tests: ['canary.test.ts', 'publish/{close-area,remove-remote,take-back}.test.ts'],
    },
  },
  api: {
    'tags-and-clocks': {
      files: ['src/transactions/change/version-tag.ts', 'src/transactions/list/wall-clock.ts'],
      tests: ['src/transactions/change/read-tags.test.ts', 'src/transactions/list/wall-clock.test.ts'],
      isPure: true,
    },
    tokens: { files: ['src/auth/token.ts'], tests: ['src/auth/token.test.ts'], isPure: true },
    'same-body': {
      files: ['src/idempotency/hash-body.ts'],
      tests: ['src/idempotency/hash-body.test.ts'],
      isPure: true,
    },
    days: {
      files: ['src/admin/start-of-day.ts'],
      tests: ['src/admin/start-of-day.test.ts'],
      isPure: true,
    },
    judgement: {
      files: ['src/activities/restore/judge-restore.ts'],
      tests: ['src/activities/restore/judge-restore.test.ts'],
      isPure: true,
    },
    idempotency: {
      files: ['src/idempotency/{add-once,queries}.ts'],
      tests: ['src/idempotency/add-once.test.ts', 'src/auth/register-once.test.ts'],
    },
    guards: {
      files: ['src/auth/guards.ts'],
      tests: ['src/auth/guards.test.ts', 'src/admin/access.test.ts', 'src/auth/sessions/sessions.test.ts'],
    },
    owners: {
      files: ['src/auth/*/{guard,require-owner}.ts'],
      tests: [
        'src/account/delete-account.test.ts',
        'src/auth/change-password/*.test.ts',
        'src/auth/confirm-email/confirm-email.test.ts',
        'src/password/password.test.ts',
      ],
    },
    administrators: {
      files: ['src/admin/users/{routes,change-queries}.ts'],
      tests: ['src/admin/users/*.test.ts', 'src/admin/access.test.ts'],
    },
    attempts: {
      files: ['src/auth/limits/{limit-attempts,attempt-queries}.ts'],
      tests: ['src/auth/limits/{limits,lockout,wide-limits}.test.ts'],
    },
    calls: {
      files: ['src/auth/limits/{call-limits,limit-calls}.ts'],
      tests: ['src/auth/limits/{call-limits,limit-calls}.test.ts'],
    },
    'transaction-lists': {
      files: ['src/transactions/list/*queries.ts'],
      tests: [
        'src/transactions/export/export.test.ts',
        'src/transactions/list/{filter,pages,unless-changed,whole-months}.test.ts',
        'src/transactions/transactions.test.ts',
      ],
    },
    'transaction-changes': {
      files: ['src/transactions/change/*queries.ts', 'src/transactions/{columns,routes}.ts'],
      tests: [
        'src/transactions/change/{change,missing,several,version-tag}.test.ts',
        'src/transactions/{columns,transactions}.test.ts',
        'src/transactions/list/pages.test.ts',
        'src/transactions/summary/summary.test.ts',
      ],
    },
    entries: {
      files: ['src/activities/{describe-entry,routes}.ts'],
      tests: ['src/activities/{activities,entry}.test.ts'],
    },
    restore: {
      files: ['src/activities/restore/{restore,restore-queries}.ts'],
      tests: [
        'src/activities/restore/restore*.test.ts',
        'src/categories/bound.test.ts',
        'src/transactions/list/unless-changed.test.ts',
      ],
    },
  },
}
