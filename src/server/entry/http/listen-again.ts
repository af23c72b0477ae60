import { spawn } from 'node:child_process'
import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'

/** How often a port is listened on beside the first time. */
const TIMES = 63

/** A process that sends back what it is given, which is how a process gets its own socket once more. */
const ECHO = `process.once('message', (times, socket) => {
  for (let sent = 0; sent < times; sent += 1) process.send('again', socket)
}).once('disconnect', () => process.exit())
setInterval(() => {}, 60_000)`

/** The socket on which a server listens, as `process.send` takes it. */
type Listening = { close(): void }

/**
 * Listens several times on the socket of a server. Node lets in one connection a turn of its event loop, and a turn lasts
 * as long as the work that has come in by then: a busy server that answers hundreds of requests a second would let in
 * twenty people, and leave all others in the kernel, neither answered nor refused. Without the other servers, which are
 * there a moment later, everything works for fewer at once. Gives a function that ends this and names those to close.
 */
export function listenAgain(server: Server): () => Promise<NetServer[]> {
  const others: NetServer[] = []
  // Windows hands its sockets to other processes in another way.
  if (process.platform === 'win32') return async () => others
  const echo = spawn(process.execPath, ['-e', ECHO], {
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  echo.on('error', () => {})
  let left = TIMES
  let isEnding = false
  echo.on('message', (_message, handle) => {
    left -= 1
    if (left === 0) echo.kill('SIGKILL')
    const socket = handle as unknown as Listening
    if (isEnding) socket.close()
    else others.push(join(server, socket))
  })
  const ended = new Promise((resolve) => echo.once('exit', resolve).once('error', resolve))
  const { _handle } = server as unknown as { _handle: never }
  if (echo.channel) echo.send(TIMES, _handle, (error) => error && echo.kill())
  // A server that is done must not wait for it.
  echo.unref()
  echo.channel?.unref()
  return async () => {
    isEnding = true
    // As long as any process has the socket, the port is open.
    echo.kill('SIGKILL')
    await ended
    return others
  }
}

/** Connections are those of the server, with its ways. */
function join(server: Server, socket: Listening): NetServer {
  const other = new NetServer({ allowHalfOpen: true, noDelay: true })
  other.on('connection', (connection) => server.emit('connection', connection))
  return other.listen(socket)
}
