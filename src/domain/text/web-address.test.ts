import { describe, expect, it } from 'vitest'
import { readWebAddress } from './web-address.ts'

describe('a web address that was typed', () => {
  it.each([
    ['cuartetoalborada.example', 'https://cuartetoalborada.example/'],
    ['  www.lola.es/bodas?x=1 ', 'https://www.lola.es/bodas?x=1'],
    ['http://lola.es', 'http://lola.es/'],
    ['HTTPS://Lola.es', 'https://lola.es/'],
    ['lola.es:8080', 'https://lola.es:8080/'],
    ['niño.es', 'https://xn--nio-8ma.es/'],
  ])('%j leads to %j', (typed, href) => {
    expect(readWebAddress(typed)?.href).toBe(href)
  })

  it.each([
    null,
    '',
    '  ',
    'no tiene',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x.y',
    'mailto:lola@correo.es',
    'ftp://lola.es',
    'https://',
    '@lola',
    'lola@correo.es',
    'https://user:pass@lola.es',
    'user:pass@lola.es',
    'https://lola.es@otra.es',
    'lola',
  ])('%j leads nowhere', (typed) => {
    expect(readWebAddress(typed)).toBeNull()
  })

  it('is named by its host without www', () => {
    expect(readWebAddress('https://www.casajara.es/bodas')?.host).toBe('casajara.es')
  })
})
