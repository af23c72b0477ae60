import { BaseResolver, createConfig, lintDocument, makeDocumentFromString } from '@redocly/openapi-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { METHODS } from '#server/core/auth/call-auth.ts'
import { CALLED_PATHS } from '#server/entry/http/openapi/describe-accounts.ts'
import { PASSWORD, Person } from '../../support/accounts/person.ts'
import { contractCalls } from '../../support/contract/contract-calls.ts'
import { useTestApp } from '../../support/test-app.ts'

type Schema = { $ref?: string; items?: Schema; anyOf?: Schema[]; properties?: Record<string, unknown> }
type Answer = { $ref?: string; description: string; content?: Record<string, { schema: Schema }> }
type Operation = {
  operationId: string
  summary: string
  description: string
  tags: string[]
  security: Record<string, string[]>[]
  responses: Record<string, Answer>
}

describe('the OpenAPI document', () => {
  const app = useTestApp()
  let text: string
  let document: {
    tags: { name: string }[]
    paths: Record<string, Record<string, Operation>>
    components: { responses: Record<string, Answer>; schemas: Record<string, Schema> }
  }
  let operations: Operation[]

  beforeAll(async () => {
    text = await (await app.fetch('/api/openapi.json')).text()
    document = JSON.parse(text)
    operations = Object.values(document.paths).flatMap((path) => Object.values(path))
  })

  const answersOf = ({ responses }: Operation): [status: string, answer: Answer][] =>
    Object.entries(responses).map(([status, answer]) => [
      status,
      answer.$ref ? document.components.responses[answer.$ref.split('/').at(-1)!]! : answer,
    ])

  it('has no fault that a common linter knows', async () => {
    const found = await lintDocument({
      document: makeDocumentFromString(text, 'openapi.json'),
      externalRefResolver: new BaseResolver(),
      config: await createConfig({ extends: ['recommended'] }),
    })
    expect(found.map(({ severity, ruleId }) => `${severity} ${ruleId}`)).toEqual([
      // The tests run at this address.
      'warn no-server-example.com',
    ])
  })

  it('has every procedure, upload, download and call of accounts', () => {
    const described = Object.entries(document.paths).flatMap(([path, calls]) =>
      Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const expected = [
      ...contractCalls().map(({ method, path }) => `${method} ${path.split('?')[0]}`),
      ...CALLED_PATHS.map((path) => `${METHODS[path]?.[0] ?? 'POST'} /auth${path}`),
      ...['POST /auth/token', 'POST /auth/revoke', 'GET /auth/jwks'],
    ]
    expect(described.sort()).toEqual(expected.sort())
  })

  it('says of every call what it is, and how who asks is known', () => {
    const tags = document.tags.map(({ name }) => name)
    for (const { operationId, summary, description, security, tags: own } of operations) {
      expect(summary, operationId).toBeTruthy()
      expect(description, operationId).toBeTruthy()
      expect(tags, operationId).toEqual(expect.arrayContaining(own))
      expect(security, operationId).toBeInstanceOf(Array)
    }
    const ofThePerson = [
      ...[
        'accounts',
        'access',
        'rights',
        'books',
        'agencies',
        'agreements',
        'invoicing',
        'subscription',
        'operator',
      ],
    ]
    const ofTheBrowser = [
      ...['downloads.wedding', 'exports.link', 'notifications.devices.add', 'notifications.devices.remove'],
      ...['get', 'renew', 'close'].map((name) => `requestMailbox.${name}`),
      ...['get', 'save', 'renew', 'remove'].map((name) => `calendar.subscription.${name}`),
      ...['list', 'open', 'decide', 'answerClaim'].map((name) => `moderation.reports.${name}`),
      ...['overview', 'sendProof', 'announce', 'withdraw'].map((name) => `announcements.${name}`),
    ]
    const secured = operations.filter(
      ({ tags: own, operationId }) => !ofThePerson.includes(own[0]!) && !ofTheBrowser.includes(operationId),
    )
    for (const { operationId, security } of secured) {
      expect(security, operationId).toEqual(expect.arrayContaining([{ session: [] }, { bearer: [] }]))
    }
    for (const { operationId, security } of operations.filter(({ tags: own }) => own.includes('access'))) {
      expect(security, operationId).toEqual([{ session: [] }])
    }
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  })

  it('has the one error schema wherever a call is refused', () => {
    for (const operation of operations) {
      const refusals = answersOf(operation).filter(([status]) => Number(status) >= 400)
      expect(refusals.map(([status]) => Number(status)).some((status) => status < 500)).toBe(true)
      for (const [status, { content }] of refusals) {
        expect(JSON.stringify(content), `${operation.operationId} ${status}`).toContain(
          '"$ref":"#/components/schemas/Error"',
        )
      }
    }
    const protectedCalls = operations.filter(
      ({ security }) => !security.some((way) => !Object.keys(way).length),
    )
    for (const operation of protectedCalls.filter(({ security }) => security.length > 0)) {
      expect(Object.keys(operation.responses), operation.operationId).toContain('401')
    }
  })

  it('names what it answers with: only small objects stand where they are used', () => {
    const inline = ({ $ref, items, anyOf, properties = {} }: Schema): number => {
      if ($ref) return 0
      if (items) return inline(items)
      return Math.max(Object.keys(properties).length, ...(anyOf ?? []).map(inline))
    }
    for (const operation of operations) {
      for (const [status, { content }] of answersOf(operation)) {
        const json = Number(status) < 300 ? content?.['application/json']?.schema : undefined
        if (json)
          expect(inline(json), `${operation.operationId}: name it in contract/named-schemas.ts`).toBeLessThan(
            3,
          )
      }
    }
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining(['Error', 'Guest', 'Vendor', 'Wedding', 'Tokens']),
    )
  })

  it('refers to schemas that exist', () => {
    const names = [...text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g)] as unknown as [
      string,
      string,
      string,
    ][]
    for (const [, kind, name] of names) {
      expect(Object.keys(document.components[kind as 'schemas']), name).toContain(name)
    }
  })

  it('describes what accounts really answer', async () => {
    const { accountCalls } = await import('#contract/account-calls.ts')
    const lucia = new Person(app, 'Lucía', 'couple')
    const { email } = lucia
    const passwords = { currentPassword: PASSWORD, newPassword: 'otra-boda-en-flor' }
    const calls: [path: keyof typeof accountCalls, body: object][] = [
      ['/sign-up/email', { name: 'Lucía', email, password: PASSWORD, role: 'couple' }],
      ['/sign-in/email', { email, password: PASSWORD }],
      ['/email-otp/send-verification-otp', { email }],
      ['/request-password-reset', { email }],
      ['/two-factor/enable', { password: PASSWORD }],
      ['/change-password', passwords],
      ['/sign-out', {}],
    ]
    for (const [path, body] of calls) {
      const answer = await lucia.post(`/api/auth${path}`, body)
      const { success } = accountCalls[path].output.safeParse(answer.body)
      expect(success, `${path} ${JSON.stringify(answer.body)}`).toBe(true)
    }
  })
})
