/** How long connections wait for their clients, in milliseconds. */
export type Patience = {
  /** For the head of a request to be there: since the connection, or the last answer's end, and the first byte. */
  head: number
  /** For its body too. */
  body: number
  /** How often is looked which of these are over. */
  look: number
  /** For anything to be sent or read while a request is answered. */
  idle: number
  /** For the next part of a file to be read. */
  reading: number
}

export const patience: Patience = { head: 15_000, body: 30_000, look: 5_000, idle: 120_000, reading: 60_000 }

/** What Fastify and Node's server need to close connections whose clients say nothing or read nothing. */
export const serverTimes = ({ head, body, look, idle }: Patience) => ({
  requestTimeout: body,
  connectionTimeout: idle,
  // Node would refuse a missing Host by itself and without a word: the hook of that name does.
  http: {
    requireHostHeader: false,
    headersTimeout: head,
    requestTimeout: body,
    connectionsCheckingInterval: look,
  },
})
