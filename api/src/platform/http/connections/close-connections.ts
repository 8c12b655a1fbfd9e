/** Limits on waiting for a client, in milliseconds. */
export type Patience = {
  /** To receive a request's whole head, counted from the connection, the previous answer or the head's first byte. */
  head: number
  body: number
  look: number
  /** During an answer, while no byte is sent or received. */
  idle: number
  reading: number
}

export const patience: Patience = { head: 15_000, body: 30_000, look: 5_000, idle: 120_000, reading: 60_000 }

export const serverTimes = ({ head, body, look, idle }: Patience) => ({
  requestTimeout: body,
  connectionTimeout: idle,
  // Node would answer a missing Host with an empty 400; `requireHost` answers instead.
  http: {
    requireHostHeader: false,
    headersTimeout: head,
    requestTimeout: body,
    connectionsCheckingInterval: look,
  },
})
