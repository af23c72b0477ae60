import { describe, expect, it } from 'vitest'
import { chooseHost, type HostRole } from './choose-host.ts'
import { readDatabaseAddress } from './database-address.ts'

const primary = { isStandby: false, isReadOnly: false, version: '18' }
const standby = { isStandby: true, isReadOnly: true, version: '18' }
const readOnly = { isStandby: false, isReadOnly: true, version: '18' }
const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
const silent = new Promise<never>(() => {})

type Answers = Record<string, HostRole | Error | Promise<never>>

/** The name of the host that is chosen among `a`, `b` … and those that were asked. */
async function chosen(answers: Answers, target = 'read-write') {
  const hosts = Object.keys(answers).join(',')
  const asked: string[] = []
  const host = await chooseHost(
    readDatabaseAddress(`postgresql://u:p@${hosts}/db?target_session_attrs=${target}`),
    async ({ name }) => {
      asked.push(name[0]!)
      const answer = await answers[name[0]!]!
      if (answer instanceof Error) throw answer
      return answer
    },
  )
  return { host: host.name[0], asked }
}

describe('the host of a session', () => {
  it('is the first one that takes changes, and the ones after it are not asked', async () => {
    expect(await chosen({ a: primary, b: primary })).toEqual({ host: 'a', asked: ['a'] })
    expect(await chosen({ a: refused, b: standby, c: primary, d: primary })).toEqual({
      host: 'c',
      asked: ['a', 'b', 'c'],
    })
  })

  it('is not waited for behind one that says nothing', async () => {
    expect(await chosen({ a: silent, b: silent, c: primary })).toMatchObject({ host: 'c' })
  })

  it('is a primary that may only be read, or any, where the address says so', async () => {
    expect(await chosen({ a: standby, b: readOnly }, 'primary')).toMatchObject({ host: 'b' })
    expect(await chosen({ a: standby, b: primary }, 'any')).toMatchObject({ host: 'a' })
    await expect(chosen({ a: readOnly, b: standby })).rejects.toThrow(
      'a:5432: it may only be read; b:5432: it is a standby',
    )
  })

  it('is missed with the reason of each, and the code of one that has answered', async () => {
    const missed = await chosen({ a: refused, b: standby }).catch((error) => error)
    expect(missed.message).toBe('a:5432: connect ECONNREFUSED; b:5432: it is a standby')
    expect(missed.code).toBe('25006')
    expect(await chosen({ a: refused, b: refused }).catch(({ code }) => code)).toBe('ECONNREFUSED')
  })
})
