import { Duplex } from 'node:stream'
import type { Threads } from './keep-threads'
import type { Thread } from './open-thread'
import { kindOf, TERMINATE } from './protocol'

type Callback = (error?: Error | null) => void

export class ThreadStream extends Duplex {
  #threads: Threads
  #thread: Thread | undefined

  constructor(threads: Threads) {
    super()
    this.#threads = threads
  }

  connect() {
    this.#threads
      .take(() => !this.destroyed)
      .then(thread => thread && this.#use(thread))
      .catch((error: unknown) => this.destroy(error as Error))
    return this
  }

  #use(thread: Thread) {
    this.#thread = thread
    thread.listen(bytes => this.push(bytes))
    void thread.ended.then(cause => this.destroy(cause))
    this.emit('connect')
  }

  override _read() {
    // Nothing to do: each answer is pushed when the thread sends it.
  }

  override _write(chunk: Buffer, _encoding: string, done: Callback) {
    this.#send([chunk])
    done()
  }

  override _writev(chunks: { chunk: Buffer }[], done: Callback) {
    this.#send(chunks.map(({ chunk }) => chunk))
    done()
  }

  override _final(done: Callback) {
    done()
    this.destroy()
  }

  override _destroy(error: Error | null, done: Callback) {
    this.#thread?.close()
    done(error)
  }

  #send(parts: Buffer[]) {
    const [first] = parts
    if (!first || kindOf(first) === TERMINATE) return
    // Copies the parts into a new buffer. Each part is a piece of a larger buffer of the driver.
    // Posting the piece would post the whole larger buffer.
    const request = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
    let at = 0
    for (const part of parts) {
      request.set(part, at)
      at += part.length
    }
    this.#thread?.send(request)
  }

  /* Methods of a network socket that the driver calls. Here they do nothing. */

  setNoDelay() {
    return this
  }

  setKeepAlive() {
    return this
  }

  ref() {
    return this
  }

  unref() {
    return this
  }
}
