import {
  counted,
  crashed,
  crashReport,
  earlier,
  idle,
  leave,
  loading,
  newest,
  quarantined,
  running,
  search,
  type Rows,
  tryTransitions,
  unavailable,
} from '../testing/transitions'

/* The policy of decision 085, row by row: what breaks after a page came, and what somebody chooses. */

const rows: Rows = {
  'a page that breaks once offers the previous version, and leads there the second time': [
    [running, crashed, { ...running, ...counted(0, 1) }, crashReport('mount')],
    [running, { ...crashed, isLater: true }, { ...running, ...counted(0, 1) }, crashReport('later')],
    [
      { ...running, ...counted(0, 1) },
      { ...crashed, isLater: true },
      { ...quarantined, ...counted(0, 2), cause: 'crash', hasRun: true, isLeaving: true },
      crashReport('later'),
      search(newest),
    ],
    [
      { ...running, crashes: { other: 1 } },
      crashed,
      { ...running, crashes: { other: 1, page: 1 } },
      crashReport('mount'),
    ],
    [loading, crashed, loading],
  ],
  'what breaks without taking the page away offers the previous version': [
    [running, { type: 'erred', at: 'page.js:1:2' }, running, crashReport('later'), { do: 'offer' }],
    [loading, { type: 'erred', at: 'page.js:1:2' }, loading],
  ],
  'who chooses the previous version gets it in a fresh document': [
    [
      running,
      { type: 'chosen', address: '/page' },
      { ...quarantined, cause: 'choice', hasRun: true, isLeaving: true },
      search(newest),
    ],
    [
      unavailable,
      { type: 'chosen', address: '/page' },
      { ...quarantined, cause: 'choice', isLeaving: true },
      search(newest),
    ],
    [
      { ...quarantined, cause: 'choice', isLeaving: true },
      { type: 'found', build: earlier, isHere: true },
      { ...quarantined, cause: 'choice', isLeaving: true },
      leave('choice'),
    ],
    [loading, { type: 'chosen', address: '/page' }, loading],
    [quarantined, { type: 'chosen', address: '/page' }, quarantined],
    [idle, { type: 'chosen', address: '/page' }, idle],
  ],
}

tryTransitions(rows)
