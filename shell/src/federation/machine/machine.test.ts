import {
  asked,
  counted,
  earlier,
  failed,
  first,
  idle,
  leave,
  loading,
  newest,
  quarantined,
  replacing,
  report,
  running,
  search,
  type Rows,
  tryTransitions,
  unavailable,
  without,
} from '../../testing/transitions'

/* Cases of decision 085: which build is tried, and which build replaces it. */

const rows: Rows = {
  'the build in force is loaded first': [
    [idle, asked, loading],
    [unavailable, asked, loading],
    [idle, { type: 'ran', build: newest }, idle],
    [loading, { type: 'ran', build: newest }, running],
    [loading, { type: 'ran', build: earlier }, loading],
    [running, { type: 'ran', build: newest }, running],
  ],
  'who asks again has both tries again': [
    [{ ...running, ...counted(2) }, asked, { ...running, failures: { page: 0 } }],
    [{ ...running, failures: { other: 2 } }, asked, { ...running, failures: { other: 2, page: 0 } }],
  ],
  'a build that did not run here a moment ago is passed over, unless there is no other': [
    [
      idle,
      { ...asked, isQuarantined: true },
      { ...without(quarantined, 'cause', 'address') },
      search(newest),
    ],
    [
      without(quarantined, 'cause', 'address'),
      { type: 'found', build: earlier, isHere: true },
      { ...loading, build: earlier },
      { do: 'abandon' },
    ],
    [without(quarantined, 'cause', 'address'), { type: 'found', build: earlier, isHere: false }, loading],
    [without(quarantined, 'cause', 'address'), { type: 'exhausted' }, loading],
  ],
  'a quick failure gets a second try': [
    [loading, failed, { ...loading, ...counted(1) }, report('open'), { do: 'retry' }],
    [running, failed, { ...running, ...counted(1) }, report('open'), { do: 'retry' }],
  ],
  'after the second failure, or one that took long, another build is looked for': [
    [
      { ...loading, ...counted(1) },
      failed,
      { ...quarantined, ...counted(2) },
      report('retry'),
      search(newest),
    ],
    [
      loading,
      { ...failed, isQuick: false, cause: 'timeout' },
      { ...quarantined, ...counted(1), cause: 'timeout' },
      report('open', 'timeout'),
      search(newest),
    ],
    [
      { ...running, ...counted(1) },
      { ...failed, hasRun: true },
      { ...quarantined, ...counted(2), hasRun: true },
      report('retry'),
      search(newest),
    ],
    [
      { ...replacing, ...counted(1) },
      { ...failed, build: earlier },
      { ...quarantined, ...counted(2), build: earlier, instead: [newest] },
      report('retry', 'file', earlier),
      search(newest, earlier),
    ],
  ],
  'a page that the build does not have is no fault of it': [
    [
      running,
      { ...failed, cause: 'missing', hasRun: true },
      { ...running, ...counted(1) },
      report('open', 'missing'),
    ],
  ],
  'a failure of a build that is no longer used changes nothing': [
    [idle, failed, idle],
    [replacing, failed, replacing],
    [quarantined, failed, quarantined],
    [unavailable, failed, unavailable],
    [{ ...running, build: earlier }, failed, { ...running, build: earlier }],
  ],
  'another build runs in this document where no code of the one before has': [
    [quarantined, { type: 'found', build: earlier, isHere: true }, replacing, { do: 'abandon' }],
    [
      { ...quarantined, build: earlier, instead: [newest] },
      { type: 'found', build: first, isHere: true },
      { ...replacing, build: first, instead: [newest, earlier] },
      { do: 'abandon' },
    ],
    [
      replacing,
      { type: 'ran', build: earlier },
      { ...running, build: earlier },
      { do: 'quarantine', build: newest },
      report('fallback', 'file', earlier),
    ],
  ],
  'else a fresh document is opened, unless a form is being sent': [
    [quarantined, { type: 'found', build: earlier, isHere: false }, quarantined, leave('file')],
    [
      { ...quarantined, hasRun: true },
      { type: 'found', build: earlier, isHere: true },
      { ...quarantined, hasRun: true },
      leave('file'),
    ],
    [
      { ...quarantined, hasRun: true, address: undefined },
      { type: 'found', build: earlier, isHere: false },
      running,
    ],
    [{ ...quarantined, address: undefined }, { type: 'found', build: earlier, isHere: false }, unavailable],
  ],
  'where nothing is left, what runs goes on': [
    [quarantined, { type: 'exhausted' }, unavailable],
    [{ ...quarantined, build: earlier, instead: [newest] }, { type: 'exhausted' }, unavailable],
    [{ ...quarantined, hasRun: true }, { type: 'exhausted' }, running],
  ],
  'code that arrives late is noticed': [
    [quarantined, { type: 'ran', build: newest }, { ...quarantined, hasRun: true }],
    [quarantined, { type: 'ran', build: earlier }, quarantined],
    [unavailable, { type: 'ran', build: newest }, running],
  ],
  'what is found or not after another build runs changes nothing': [
    [running, { type: 'found', build: earlier, isHere: true }, running],
    [running, { type: 'exhausted' }, running],
  ],
}

tryTransitions(rows)
