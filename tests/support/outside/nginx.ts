import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findNginx } from '../../../scripts/setup/nginx.mjs'
import { end } from '../database/owner-process.ts'

/** nginx with the configuration that the manual gives, without TLS, in front of servers at some ports. */
export async function startNginx(port: number, serverPorts: number[]) {
  const folder = mkdtempSync(join(tmpdir(), `azahar-test-${process.pid}-`))
  const site = readFileSync('docs/nginx.conf', 'utf8')
    .replace(/^( *server 127\.0\.0\.1:)300\d(.*)\n\s*server .*$/m, (_, before, after) =>
      serverPorts.map((serverPort) => `${before}${serverPort}${after}`).join('\n'),
    )
    .replace('listen 443 ssl', `listen 127.0.0.1:${port}`)
    .replace(/^ *ssl_.*\n/gm, '')
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; pid nginx.pid; worker_processes 1;
    events { worker_connections 512; }
    http {
      access_log off;
      client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
      ${site}
    }`,
  )
  const nginx = spawn(findNginx()!, ['-p', folder, '-e', 'error.log', '-c', 'nginx.conf'], {
    stdio: 'ignore',
  })
  await untilAnswers(`http://127.0.0.1:${port}/healthz`, nginx)
  return {
    errors: () => readFileSync(join(folder, 'error.log'), 'utf8'),
    async stop() {
      await end(nginx, 'SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function untilAnswers(url: string, nginx: ChildProcess): Promise<void> {
  while (nginx.exitCode === null) {
    if (await fetch(url).catch(() => null)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`nginx ended with ${nginx.exitCode}`)
}
