import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net'

/** A way to a server that can be closed: what lies behind it goes on. */
export type Gate = {
  port: number
  /** Connections are refused, and those that are there end. */
  refuse(): void
  /** Connections are taken and nothing is said on them, nor on those that are there. */
  hang(): void
  /** Those that are there end, and new ones are let through. */
  cut(): void
  open(): Promise<void>
  close(): void
}

type Mode = 'open' | 'silent'

export async function startGate(behind: NetConnectOpts): Promise<Gate> {
  const sockets = new Set<Socket>()
  let mode: Mode = 'open'
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    return socket
  }
  const server = createServer((socket) => {
    keep(socket)
    if (mode === 'silent') return void socket.pause()
    const further = keep(connect(behind))
    socket.pipe(further).pipe(socket)
    socket.on('close', () => further.destroy())
    further.on('close', () => socket.destroy())
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  const refuse = () => {
    server.close()
    cut()
  }
  const port = await listen(0)
  return {
    port,
    cut,
    refuse,
    hang() {
      mode = 'silent'
      for (const socket of sockets) socket.pause()
      if (!server.listening) server.listen(port, '127.0.0.1')
    },
    async open() {
      mode = 'open'
      cut()
      if (!server.listening) await listen(port)
    },
    close: refuse,
  }
}
