import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { requestFields } from './request-log.ts'

const logged = (url: string) => requestFields({ method: 'GET', url } as IncomingMessage, 'r').path

it.each([
  ['/i/secreto', '/i/…'],
  ['/i/secreto/vista.png', '/i/…/vista.png'],
  ['/i/secreto/vista.jpg', '/i/…/vista.jpg'],
  ['/agenda/secreto', '/agenda/…'],
  ['/agenda/secreto.ics', '/agenda/…'],
  ['/catering/secreto', '/catering/…'],
  ['/autobuses/secreto', '/autobuses/…'],
  ['/cuentas/secreto', '/cuentas/…'],
  ['/inspiracion/secreto', '/inspiracion/…'],
  ['/baja/secreto', '/baja/…'],
  ['/reclamar/secreto', '/reclamar/…'],
  ['/lucia@correo.example', '/…'],
  ['/api/weddings/Luc%C3%ADa/guests', '/api/weddings/…/guests'],
  [
    '/api/weddings/0198c0de-0000-7000-8000-00000000dead/tasks',
    '/api/weddings/0198c0de-0000-7000-8000-00000000dead/tasks',
  ],
  ['/og/inicio.png', '/og/inicio.png'],
  ['/api/invitations/ABCD2345/redeem', '/api/invitations/…/redeem'],
  ['/files/vendor-files/secreto/factura.pdf', '/files/vendor-files/…/…'],
  ['/reset-password-new?token=secreto', '/reset-password-new'],
])('a line about %s says nothing that opens it', (url, path) => {
  expect(logged(url)).toBe(path)
})
