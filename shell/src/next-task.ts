/**
 * Resolves in a task of its own, after the browser has handled what is waiting: a press, a paint. One long piece of
 * work on a slow phone would block all of that.
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
