/**
 * Resolves in a task of its own, after the browser has answered whatever waits: a press, a paint. What is done in one
 * piece on a slow phone holds all of that up.
 */
export const nextTask = () =>
  new Promise<void>(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
