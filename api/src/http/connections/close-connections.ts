/** How long connections may wait for their clients, in milliseconds. */
export type Patience = {
  /** Until the head of a request is complete, from the connection, the previous answer or the first byte on. */
  head: number
  /** Until the whole request is complete, with its body. */
  body: number
  /** Between two checks of these limits. */
  look: number
  /** While a request is answered, without any byte sent or received. */
  idle: number
  /** Until the client reads the next part of a file. */
  reading: number
}

export const patience: Patience = { head: 15_000, body: 30_000, look: 5_000, idle: 120_000, reading: 60_000 }

/** The options of Fastify and of Node's server that close connections of silent clients. */
export const serverTimes = ({ head, body, look, idle }: Patience) => ({
  requestTimeout: body,
  connectionTimeout: idle,
  // Node would refuse a missing Host with an empty answer: `requireHost` answers it instead.
  http: {
    requireHostHeader: false,
    headersTimeout: head,
    requestTimeout: body,
    connectionsCheckingInterval: look,
  },
})
