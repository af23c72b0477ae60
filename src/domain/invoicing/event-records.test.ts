import { describe, expect, it } from 'vitest'
import { eventFault } from './event-chain.ts'
import { type EventRecord, hashedEvent, type StoredEvent } from './event-records.ts'

const SYSTEM = {
  ...{ maker: 'Azahar', makerNif: '89890001K', name: 'Azahar', id: 'AZ', version: '1.2.3' },
  ...{ installation: 'azahar.example', hasManyIssuers: false, canKeep: true as const },
}
const event = (over: Partial<EventRecord> = {}): EventRecord => ({
  ...{ type: '01', issuer: '12345678Z', issuerName: 'Elena', madeAt: '2027-01-31T19:20:30+01:00' },
  ...{ system: SYSTEM, facts: null, previous: null },
  ...over,
})
const hashOf = (record: EventRecord) => `hash of ${hashedEvent(record)}`
const stored = (record: EventRecord): StoredEvent => ({ record, hash: hashOf(record) })
const following = (before: StoredEvent, over: Partial<EventRecord> = {}) => {
  const { type, madeAt } = before.record
  return stored(event({ previous: { type, madeAt, hash: before.hash }, ...over }))
}

it('the text of an event names its nine fields, the NIF of the maker before that of the issuer', () => {
  const previous = { type: '01' as const, madeAt: '2027-01-31T19:20:30+01:00', hash: 'ABC' }
  expect(hashedEvent(event({ type: '10', previous }))).toBe(
    'NIF=89890001K&ID=&IdSistemaInformatico=AZ&Version=1.2.3&NumeroInstalacion=azahar.example&NIF=12345678Z&TipoEvento=10&HuellaEvento=ABC&FechaHoraHusoGenEvento=2027-01-31T19:20:30+01:00',
  )
})

describe('a register of events', () => {
  const first = stored(event())
  const second = following(first, { type: '03' })
  const third = following(second, { type: '10', madeAt: '2027-02-01T01:20:30+01:00' })

  it('is whole as it was written', () => {
    expect(eventFault([], hashOf)).toBeNull()
    expect(eventFault([first, second, third], hashOf)).toBeNull()
  })

  it.each([
    ['another issuer', [first, { ...second, record: { ...second.record, issuer: 'B12345674' } }], 1, 'hash'],
    ['one that is missing', [first, third], 1, 'chain'],
    ['a first one that follows another', [second, third], 0, 'chain'],
    ['two that changed places', [second, first], 0, 'chain'],
    ['an earlier moment', [first, following(first, { madeAt: '2027-01-30T00:00:00+01:00' })], 1, 'moment'],
  ] as const)('is not with %s', (_, events, at, anomaly) => {
    expect(eventFault(events, hashOf)).toEqual({ at, anomaly })
  })
})
