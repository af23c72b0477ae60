import { connect, type Socket } from 'node:net'

/** An open stream of live updates, read with as little work as possible. */
export class LiveClient {
  readonly #socket: Socket
  #text = ''
  #waiting: { id: string; resolve: (at: number) => void }[] = []

  /** Connects and resolves when the stream is ready; rejects when the server refuses it or is not there. */
  static open(port: number, cookie: string): Promise<LiveClient> {
    return new Promise((resolve, reject) => {
      const refuse = (reason: string) => {
        client.#socket.destroy()
        reject(new Error(reason))
      }
      const client = new LiveClient(connect(port, '127.0.0.1'), () => resolve(client), refuse)
      client.#socket.once('error', reject)
      client.#socket.write(
        `GET /api/live HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\naccept: text/event-stream\r\n\r\n`,
      )
    })
  }

  private constructor(socket: Socket, onReady: () => void, onRefused: (reason: string) => void) {
    this.#socket = socket
    socket.setNoDelay(true)
    socket.setEncoding('latin1')
    let isReady = false
    socket.on('data', (chunk: string) => {
      this.#text = (this.#text + chunk).slice(-2000)
      if (!isReady && this.#text.includes('"ready"')) {
        isReady = true
        onReady()
      } else if (!isReady && !this.#text.startsWith('HTTP/1.1 200')) {
        onRefused(this.#text.slice(9, 12))
      }
      const now = performance.now()
      this.#waiting = this.#waiting.filter(({ id, resolve }) => {
        if (!this.#text.includes(id)) return true
        resolve(now)
        return false
      })
    })
  }

  /** Resolves with the instant at which a change of a row arrives; ask before making it. */
  hears(id: string): Promise<number> {
    return new Promise((resolve) => this.#waiting.push({ id, resolve }))
  }

  /** Resolves when the stream has ended, from either side. */
  whenClosed(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#socket.closed) resolve()
      else this.#socket.once('close', () => resolve())
    })
  }

  close(): Promise<void> {
    const closed = this.whenClosed()
    this.#socket.destroy()
    return closed
  }
}
