import { setTimeout as delay } from 'node:timers/promises'
import { startNginx } from '../../tests/support/outside/nginx.ts'
import { freePort, startServerPair } from '../../tests/support/outside/own-server.ts'
import { type Seen, Visitors } from './visitors.ts'

export type Stage = { pair: Awaited<ReturnType<typeof startServerPair>>; visitors: Visitors }

type StartProxy = (port: number, serverPorts: number[]) => Promise<{ stop(): Promise<void> }>

/**
 * Two processes behind nginx or Caddy, as docs/nginx.conf and ops/Caddyfile have it, or three, with visitors for as long
 * as `fault` takes.
 */
export async function withTwoServers(
  fault: (stage: Stage) => Promise<unknown>,
  { isThree = false, startProxy = startNginx as StartProxy, environment = {} } = {},
): Promise<Seen> {
  const pair = await startServerPair({ TRUST_PROXY: 'true', REQUESTS_PER_MINUTE: '0', ...environment })
  const urls = isThree ? [...pair.urls, await pair.startAnother()] : pair.urls
  const port = await freePort()
  const proxy = await startProxy(
    port,
    urls.map((url) => Number(new URL(url).port)),
  )
  try {
    const visitors = await Visitors.arrive(`http://127.0.0.1:${port}`)
    await delay(1000)
    await fault({ pair, visitors })
    await delay(3000)
    return await visitors.leave()
  } finally {
    await proxy.stop()
    await pair.stop()
  }
}
