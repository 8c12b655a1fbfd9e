import {
  counted,
  crashed,
  crashReport,
  earlier,
  idle,
  leave,
  quarantine,
  loading,
  newest,
  quarantined,
  running,
  search,
  type Rows,
  tryTransitions,
  unavailable,
} from '../../testing/transitions'

/* Cases of decision 085: errors after loading, and the user's choices. */

const rows: Rows = {
  'a page that breaks as it is first drawn is left by the next document, and by this one the second time': [
    [running, crashed, { ...running, ...counted(0, 1) }, crashReport('mount'), quarantine(newest)],
    [
      { ...running, ...counted(0, 1) },
      crashed,
      { ...quarantined, ...counted(0, 2), cause: 'crash', hasRun: true, isLeaving: true },
      crashReport('mount'),
      search(newest),
    ],
  ],
  'a part of a page that does not come quarantines nothing': [
    [
      running,
      { ...crashed, cause: 'file' },
      { ...running, ...counted(0, 1) },
      { ...crashReport('mount'), cause: 'file' },
    ],
  ],
  'a page that breaks later offers the previous version, and leads there the second time': [
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
      quarantine(newest),
    ],
    [loading, crashed, loading],
  ],
  'what breaks without taking the page away offers the previous version': [
    [
      running,
      { type: 'erred', details: { at: 'page.js:1:2' } },
      running,
      crashReport('later'),
      { do: 'offer' },
    ],
    [loading, { type: 'erred', details: { at: 'page.js:1:2' } }, loading],
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
