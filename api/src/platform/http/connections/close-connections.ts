/** How long the server waits for a client, in milliseconds. */
export type Patience = {
  /**
   * Milliseconds for all headers of a request to arrive, counted from the start of the connection,
   * the previous response or the first byte of the request.
   */
  head: number
  body: number
  look: number
  /** Milliseconds during a response in which no byte is sent or received. */
  idle: number
  reading: number
}

export const patience: Patience = { head: 15_000, body: 30_000, look: 5_000, idle: 120_000, reading: 60_000 }

export const serverTimes = ({ head, body, look, idle }: Patience) => ({
  requestTimeout: body,
  connectionTimeout: idle,
  // Node would answer a missing Host header with an empty 400. `requireHost` answers with a message
  // instead.
  http: {
    requireHostHeader: false,
    headersTimeout: head,
    requestTimeout: body,
    connectionsCheckingInterval: look,
  },
})
