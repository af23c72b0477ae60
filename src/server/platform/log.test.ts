import { DrizzleQueryError } from 'drizzle-orm/errors'
import { describe, expect, it } from 'vitest'
import { createLog } from './log.ts'

function capture(format: 'json' | 'lines') {
  const lines: string[] = []
  const log = createLog(format, { write: (line) => lines.push(line) })
  return { log, text: () => lines.join('') }
}

describe('the log', () => {
  it('tells a person one short line a step', () => {
    const { log, text } = capture('lines')
    log.info('PostgreSQL ready')
    log.warn('No mail is sent')
    expect(text()).toBe('PostgreSQL ready\nWarning: No mail is sent\n')
  })

  it('adds the details of an event to its line', () => {
    const { log, text } = capture('lines')
    log.info({ method: 'GET', status: 200 }, 'request')
    expect(text()).toBe('request method="GET" status=200\n')
  })

  it('writes JSON for machines', () => {
    const { log, text } = capture('json')
    log.info({ port: 3000 }, 'listening')
    expect(JSON.parse(text())).toMatchObject({ level: 30, port: 3000, msg: 'listening' })
  })

  it.each(['json', 'lines'] as const)('keeps what people typed out of a failed query (%s)', (format) => {
    const { log, text } = capture(format)
    const cause = Object.assign(
      new Error('duplicate key value violates unique constraint "user_email_key"'),
      {
        code: '23505',
        detail: 'Key (email)=(lucia@example.com) already exists.',
      },
    )
    log.error(
      { err: new DrizzleQueryError('insert into "user" values ($1)', ['lucia@example.com'], cause) },
      'failed',
    )
    expect(text()).toContain('user_email_key')
    expect(text()).toContain('insert into')
    expect(text()).not.toContain('lucia@example.com')
  })

  it('keeps the addresses and values out that mail servers and PostgreSQL repeat', () => {
    const { log, text } = capture('json')
    log.error({ err: new Error('451 <lucia@correo.example>: greylisted') }, 'failed')
    const unread = new Error('invalid input syntax for type uuid: "Lucía Herrera"')
    log.error({ err: Object.assign(unread, { code: '22P02' }) }, 'failed')
    expect(text()).not.toMatch(/lucia|Lucía/)
    expect(text()).toContain('451 <…>: greylisted')
  })

  it('redacts secrets and personal fields at any depth', () => {
    const { log, text } = capture('json')
    log.info({ token: 't0p', body: { email: 'a@b.es', card: { password: 'hunter2' } } }, 'request')
    expect(text()).not.toMatch(/t0p|a@b\.es|hunter2/)
  })
})
