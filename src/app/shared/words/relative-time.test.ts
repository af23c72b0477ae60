import { describe, expect, it } from 'vitest'
import { relativeTime } from './relative-time.ts'

const NOW = new Date('2027-04-10T18:30:00Z')
const ago = (seconds: number) => relativeTime(new Date(NOW.getTime() - seconds * 1000).toISOString(), NOW)

describe('how long ago something was', () => {
  it('is a moment under 60 seconds, and when the clock that wrote it runs ahead', () => {
    expect(ago(0)).toBe('hace un momento')
    expect(ago(59)).toBe('hace un momento')
    expect(ago(-30)).toBe('hace un momento')
  })

  it('is whole minutes, then hours, then days', () => {
    expect(ago(60)).toBe('hace 1 minuto')
    expect(ago(59 * 60 + 59)).toBe('hace 59 minutos')
    expect(ago(60 * 60)).toBe('hace 1 hora')
    expect(ago(23 * 3600)).toBe('hace 23 horas')
    expect(ago(24 * 3600)).toBe('hace 1 día')
    expect(ago(400 * 24 * 3600)).toBe('hace 400 días')
  })
})
