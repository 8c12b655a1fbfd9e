interface Started {
  url: string
  data: string
  printed: string
}

const started = JSON.parse(process.env.PRODUCTS!) as Started[]
const { url, data, printed } = started[Number(process.env.JEST_WORKER_ID) - 1]!

/** The product that this worker's journeys go through: where it runs, its data folder, and what it printed. */
export const product = { url, data, output: () => printed }
