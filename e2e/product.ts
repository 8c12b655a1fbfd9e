interface Started {
  url: string
  data: string
  printed: string
}

/** Looked for when it is asked for: pictures are taken of screens too, and start a product of their own. */
function ofThisWorker(): Started {
  const started = JSON.parse(process.env.PRODUCTS ?? '[]') as Started[]
  const own = started[Number(process.env.JEST_WORKER_ID) - 1]
  if (!own) throw new Error('Journeys go through a product that is started before them: npm test -w e2e.')
  return own
}

/** The product that this worker's journeys go through: where it runs, its data folder, and what it printed. */
export const product = {
  get url() {
    return ofThisWorker().url
  },
  get data() {
    return ofThisWorker().data
  },
  output: () => ofThisWorker().printed,
}
