import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MINUTE_MS } from '#domain/time/time.ts'
import { sendWebhooks } from '#server/areas/webhooks/send-webhooks.ts'
import { useCast } from '../../support/cast.ts'
import { codeIn } from '../../support/contract/documented-code.ts'
import { WebhookReceiver } from '../../support/outside/webhook-receiver.ts'

const { app, cast } = useCast()
const observer = new WebhookReceiver()
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), `azahar-test-${process.pid}-`))
  await observer.start()
})
afterAll(() => {
  observer.stop()
  rmSync(folder, { recursive: true, force: true })
})

const hasPython = spawnSync('python3', ['--version']).status === 0

it.each([
  { language: 'javascript', command: process.execPath, file: 'receiver.mjs' },
  ...(hasPython ? [{ language: 'py', command: 'python3', file: 'receiver.py' }] : []),
])(
  'the receiver in $language of docs/api.md takes what is ours once, and nothing else',
  async ({ language, command, file }) => {
    const script = join(folder, file)
    writeFileSync(script, codeIn('api.md', language))
    Object.assign(app.platform.outbound, { allowsLoopbackWebhooks: true })
    const weddingId = await cast.lucia.createWedding()
    const at = `/api/weddings/${weddingId}`
    const port = await freePort()
    const add = async (url: string) =>
      (
        await cast.lucia.post(`${at}/webhooks`, {
          id: crypto.randomUUID(),
          name: 'Hoja',
          url,
          sections: ['guests'],
        })
      ).body
    const { secret } = await add(`http://127.0.0.1:${port}/`)
    const receiver = run(command, script, { WEBHOOK_SECRET: secret, PORT: String(port) })
    try {
      expect(await receiver.line()).toBe('ready')
      // The receiver of the test sees what a thief on the way would.
      const spied = await add(observer.url)
      await cast.lucia.addGuest(weddingId, 'Carmen Lasa')
      await app.runJobs()
      expect(await receiver.line()).toBe('guests.changed')
      const foreign = observer.received.at(-1)!
      const send = (headers: Record<string, string>, body: string) =>
        fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body }).then(({ status }) => status)
      const named = (headers: object) =>
        Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('webhook-')))
      expect(spied.secret).not.toBe(secret)
      expect(await send(named(foreign.headers), foreign.raw), 'signed with the secret of another').toBe(401)
      await cast.lucia.patch(`${at}/webhooks/${spied.id}`, { isOn: false })
      // The same delivery once more, as a retry whose answer was lost.
      const [hook] = (await cast.lucia.get(`${at}/webhooks`)).body
      const [delivery] = (await cast.lucia.get(`${at}/webhooks/${hook.id}/deliveries`)).body
      await cast.lucia.post(`${at}/webhooks/${hook.id}/resend`, { deliveryId: delivery.id })
      await app.runJobs()
      expect(await receiver.line()).toBe('again')
      // One that was sent ten minutes ago.
      app.setClock(new Date(Date.now() - 10 * MINUTE_MS))
      await cast.lucia.post(`${at}/webhooks/${hook.id}/test`)
      await sendWebhooks(app.platform, weddingId, new AbortController().signal)
      app.setClock(null)
      const [late] = (await cast.lucia.get(`${at}/webhooks/${hook.id}/deliveries`)).body
      expect(late).toMatchObject({ type: 'webhook.test', httpStatus: 401 })
    } finally {
      receiver.stop()
    }
  },
)

async function freePort(): Promise<number> {
  const asking = new WebhookReceiver()
  await asking.start()
  const { port } = new URL(asking.url)
  asking.stop()
  return Number(port)
}

function run(command: string, script: string, env: Record<string, string>) {
  const child: ChildProcess = spawn(command, [script], { env: { ...process.env, ...env } })
  const lines = createInterface({ input: child.stdout! })[Symbol.asyncIterator]()
  return { line: async () => (await lines.next()).value as string, stop: () => child.kill() }
}
