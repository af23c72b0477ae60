import { beforeAll, describe, expect, it } from 'vitest'
import { useCast } from '../../support/cast.ts'
import { BODIES, contractCalls } from '../../support/contract/contract-calls.ts'
import { addressOf, contractFields, FIT, put, rowsOf } from '../../support/contract/contract-fields.ts'
import { parseOpenMetrics } from '../../support/watching/open-metrics.ts'

/** Texts that no line of the log and no metric may carry, by what they stand for. */
const CANARIES = {
  name: 'Zósima Canaria',
  email: 'zosima.canaria@correo.example',
  phone: '+34699123987',
  token: 'zosimacanaria0123456789abcdefghijklmn',
}
/** Parts of them that survive encodings, cuts and lower case. */
const TRACES = /z[oó]sima|canaria|Z%C3%B3sima|699\D?123\D?987/i

const EVERYTHING = Object.values(CANARIES).join(' ')

/** The canary that a field would take, or one of everything. */
const canaryFor = (field: readonly string[]): string => {
  const name = field.findLast((part) => !/^\d+$/.test(part))!.toLowerCase()
  if (/mail|address|recipient|^to$/.test(name)) return CANARIES.email
  if (/phone/.test(name)) return CANARIES.phone
  if (/token|code|key|secret|signature|endpoint|link|url/.test(name)) return CANARIES.token
  return /name/.test(name) ? CANARIES.name : EVERYTHING
}

describe('the log and the metrics say nothing of people', () => {
  const { app, cast } = useCast({ metrics: true })
  let rows: Record<string, string>

  beforeAll(async () => {
    rows = await rowsOf(cast)
  })

  const leaks = async () => [
    ...[...app.logLines, ...app.requestLines].filter((line) => TRACES.test(line)),
    ...(await app.readMetrics()).split('\n').filter((line) => TRACES.test(line)),
  ]

  const texts = contractFields.filter(
    ({ name, type, format }) => type === 'string' && format !== 'uuid' && name !== 'live.stream',
  )
  const calls = new Map<string, typeof texts>()
  for (const field of texts) calls.set(field.name, [...(calls.get(field.name) ?? []), field])

  it('whatever is typed into a field of the API, taken or refused', { timeout: 120_000 }, async () => {
    expect(calls.size).toBeGreaterThan(100)
    for (const [name, fields] of calls) {
      const { method, path } = fields[0]!
      const begun = () => structuredClone({ ...FIT[name], ...(BODIES[name] as object) })
      const bodies = fields.map(({ field }) => put(begun(), field, canaryFor(field)))
      bodies.push(fields.reduce((body, { field }) => put(body, field, canaryFor(field)), begun()))
      const address = addressOf(path, rows)
      const isQuery = method === 'GET' || name.startsWith('uploads.')
      await Promise.all(
        bodies.map((body) =>
          isQuery
            ? cast.lucia.call(method, `${address}?${new URLSearchParams(body as Record<string, string>)}`)
            : cast.lucia.call(method, address, body),
        ),
      )
    }
    expect(await leaks()).toEqual([])
  })

  it('whatever stands in an address, of ours or of nobody', async () => {
    const typed = Object.values(CANARIES).map(encodeURIComponent)
    const paths = [
      ...contractCalls()
        .filter(({ path }) => path.includes('{'))
        .map(({ method, path }) => ({
          method,
          path: (part: string) => `/api${path.replaceAll(/\{\w+\}/g, part)}`,
        })),
      ...['/', '/app/', '/i/', '/files/', '/planners/', '/baja/', '/reclamar/', '/api/auth/', '/x/'].map(
        (path) => ({
          method: 'GET',
          path: (part: string) => `${path}${part}`,
        }),
      ),
    ]
    for (const { method, path } of paths) {
      const part = typed[paths.findIndex((one) => one.path === path) % typed.length]!
      await app.fetch(path(part), { method, headers: { cookie: cast.lucia.cookie } }).catch(() => {})
      if (!path('x').startsWith('/api/')) for (const each of typed) await app.fetch(`${path(each)}?q=${each}`)
    }
    expect(await leaks()).toEqual([])
  })

  it('whatever a form, a header or a body that is none carries', async () => {
    const { name, email, phone, token } = CANARIES
    const json = { 'content-type': 'application/json' }
    const account = { name, email, password: `${token}-azahar`, role: 'couple', phone }
    for (const path of [
      'sign-up/email',
      'sign-in/email',
      'request-password-reset',
      'reset-password',
      'nothing',
    ])
      await app.fetch(`/api/auth/${path}?token=${token}`, {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ ...account, token, newPassword: token }),
      })
    await app.fetch(`/api/auth/verify-email?token=${token}`)
    await app.fetch(`/api/auth/callback/google?code=${token}&state=${encodeURIComponent(email)}`)
    for (const path of [
      '/contacto',
      '/api/auth/forms/account',
      '/api/auth/forms/reset-password',
      '/api/auth/forms/recover-account',
    ])
      await app.fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ ...account, message: EVERYTHING, intent: 'login', token }),
      })
    const headers = {
      cookie: `${cast.lucia.cookie}; x=${token}`,
      'user-agent': email,
      referer: `http://x/${token}`,
    }
    await app.fetch('/api/profile', { headers })
    await app.fetch('/api/profile', { headers: { authorization: `Bearer ${token}` } })
    for (const body of [`{"fullName":"${email}`, email, `[${JSON.stringify(EVERYTHING)}]`])
      await app.fetch(addressOf('/weddings/{weddingId}/guests', rows), {
        method: 'POST',
        headers: { ...json, cookie: cast.lucia.cookie },
        body,
      })
    expect(app.requestLines.some((line) => line.includes(token))).toBe(false)
    expect(await leaks()).toEqual([])
  })

  it('whatever a job works on, done or failed', async () => {
    const { mail } = app.platform
    const refusal = Object.assign(new Error(`451 4.7.1 <${CANARIES.email}>: Greylisted`), {
      code: 'EENVELOPE',
      responseCode: 451,
    })
    app.platform.mail = { ...mail, send: () => Promise.reject(refusal) }
    await app.runJobs()
    app.platform.mail = mail
    await app.runJobs()
    expect(app.logLines.some((line) => line.includes('job failed'))).toBe(true)
    expect(await leaks()).toEqual([])
  })

  it('each line is JSON and says of which request and procedure it is', () => {
    const lines = app.requestLines.map((line) => JSON.parse(line))
    expect(lines.length).toBeGreaterThan(500)
    for (const { requestId, procedure, method, path } of lines)
      expect([typeof requestId, typeof procedure, typeof method, typeof path]).toEqual(
        Array(4).fill('string'),
      )
    expect(() => app.logLines.map((line) => JSON.parse(line))).not.toThrow()
  })

  it('the metrics stay as many as the contract has names', async () => {
    const { samples } = parseOpenMetrics(await app.readMetrics())
    const procedures = new Set(samples.flatMap(({ labels }) => labels['procedure'] ?? []))
    const kinds = ['api', 'asset', 'auth', 'file', 'health', 'invitation', 'page', 'screen']
    const known = new Set([...contractCalls().map(({ name }) => name), ...kinds])
    expect([...procedures].filter((name) => !known.has(name))).toEqual([])
  })
})
