/** How long connections may wait for their clients, in milliseconds. */
export type Patience = {
  /** To receive a request's whole head, counted from the connection, the previous answer or the first byte. */
  head: number
  body: number
  /** Between two checks of these limits. */
  look: number
  /** During an answer, while no byte is sent or received. */
  idle: number
  /** For the client to read the next part of a file. */
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
