import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'

const CONFIG = `
[tsa]
default_tsa = tsa_config
[tsa_config]
serial = serial
crypto_device = builtin
signer_cert = tsa.pem
signer_key = tsa.key
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
accuracy = secs:1
ordering = yes
ess_cert_id_chain = no
`

/** A double of an authority of time stamps, whose tokens `openssl ts` makes. */
export async function startTimeStampAuthority() {
  const folder = mkdtempSync(join(tmpdir(), 'azahar-tsa-'))
  const run = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' })
  writeFileSync(join(folder, 'tsa.cnf'), CONFIG)
  writeFileSync(join(folder, 'serial'), '01\n')
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', 'tsa.key']
  const usage = ['-addext', 'extendedKeyUsage=critical,timeStamping']
  run('req', '-x509', ...key, ...usage, '-out', 'tsa.pem', '-days', '2', '-subj', '/CN=Sellos de prueba')

  const state = {
    /** The next requests are answered so. */
    next: [] as ('away' | 'garbage' | 'refused' | 'large' | 'earlier')[],
    requests: 0,
    headers: {} as IncomingMessage['headers'],
  }
  const replyTo = (query: Buffer): Buffer => {
    writeFileSync(join(folder, 'query.tsq'), query)
    run('ts', '-reply', '-config', 'tsa.cnf', '-queryfile', 'query.tsq', '-out', 'reply.tsr')
    return readFileSync(join(folder, 'reply.tsr'))
  }
  let earlier: Buffer | null = null
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const query = await buffer(request)
    state.requests += 1
    state.headers = request.headers
    const next = state.next.shift()
    if (next === 'away') return void request.socket.destroy()
    if (next === 'garbage') return void response.writeHead(200).end('<html>Bad Gateway</html>')
    if (next === 'large') return void response.writeHead(200).end(Buffer.alloc(200_000, 0x30))
    // PKIStatusInfo with the status 2, rejection.
    if (next === 'refused')
      return void response.writeHead(200).end(Buffer.from('3005300302 0102'.replace(' ', ''), 'hex'))
    const reply = next === 'earlier' ? earlier! : replyTo(query)
    earlier = reply
    response.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end(reply)
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/tsr`),
    state,
    /** Checks a reply as anybody may, with the certificate of the authority. */
    verify(reply: Buffer, hash: string): string {
      writeFileSync(join(folder, 'given.tsr'), reply)
      const by = ['-in', 'given.tsr', '-CAfile', 'tsa.pem']
      return execFileSync('openssl', ['ts', '-verify', '-digest', hash, ...by], {
        cwd: folder,
        stdio: 'pipe',
      }).toString()
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
