import { describe, expect, it } from 'vitest'
import { nextTransition, VENDOR_TRANSITIONS, webAddress } from './vendors.ts'

describe('the status of a vendor', () => {
  it('goes from open to closed by confirming, and back by reopening', () => {
    expect(nextTransition('open')).toBe('confirm')
    expect(VENDOR_TRANSITIONS.confirm).toEqual({ from: 'open', to: 'closed' })
    expect(nextTransition('closed')).toBe('reopen')
    expect(VENDOR_TRANSITIONS.reopen).toEqual({ from: 'closed', to: 'open' })
  })
})

describe('a web page that was typed', () => {
  it.each([
    ['cuartetoalborada.example', 'https://cuartetoalborada.example/'],
    ['  www.lola.es/bodas?x=1 ', 'https://www.lola.es/bodas?x=1'],
    ['http://lola.es', 'http://lola.es/'],
    ['HTTPS://Lola.es', 'https://lola.es/'],
    ['lola.es:8080', 'https://lola.es:8080/'],
    ['niño.es', 'https://xn--nio-8ma.es/'],
  ])('%j leads to %j', (typed, address) => {
    expect(webAddress(typed)).toBe(address)
  })

  it.each([
    '',
    'no tiene',
    'javascript:alert(1)',
    'data:text/html,x.y',
    'ftp://lola.es',
    'https://',
    '@lola',
    'lola@correo.es',
    'https://user:pass@lola.es',
    'lola',
  ])('%j leads nowhere', (typed) => {
    expect(webAddress(typed)).toBeNull()
  })
})
