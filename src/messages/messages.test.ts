import { describe, expect, it } from 'vitest'
import { HEALTH_KEPT_DAYS } from '#domain/guests/allergens.ts'
import { INVITATION_LANGUAGES } from '#domain/households/households.ts'
import { MESSAGES } from './messages.ts'

const VALUES = new Proxy(
  {},
  { get: (_, name) => (name === 'people' || name === 'seats' ? 2 : `<${String(name)}>`) },
)

describe.each(INVITATION_LANGUAGES)('the messages in %s', (language) => {
  const entries = Object.entries(MESSAGES[language]) as [string, (values: object) => string][]

  it('are those of every other language', () => {
    expect(entries.map(([key]) => key).toSorted()).toEqual(Object.keys(MESSAGES.es).toSorted())
  })

  it('say something, and leave no placeholder unfilled', () => {
    for (const [key, message] of entries) {
      const text = message(VALUES)
      expect(text.trim(), key).not.toBe('')
      expect(text, key).not.toMatch(/[{}]|undefined/)
    }
  })

  it('tell one from several', () => {
    const t = MESSAGES[language]
    expect(t.seats({ seats: 1 })).not.toBe(t.seats({ seats: 2 }))
    expect(t.seats({ seats: 12 })).toContain('12')
    expect(t.missing({ count: 1 })).not.toContain('1')
  })
})

it('what guests agree to says how long it is kept', () => {
  for (const language of INVITATION_LANGUAGES)
    expect(MESSAGES[language].consent({ couple: 'Lucía' })).toContain(String(HEALTH_KEPT_DAYS))
})

it('one person is spoken to as one in the languages that tell', () => {
  for (const language of ['es', 'ca', 'eu', 'gl'] as const) {
    const t = MESSAGES[language]
    expect(t.coming({ people: 1 })).not.toBe(t.coming({ people: 3 }))
  }
})
