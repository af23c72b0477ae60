import { describe, expect, it } from 'vitest'
import { guessableProblem } from './guessable-passwords.ts'

const LUCIA = { name: 'Lucía Herrera Sanz', email: 'lu.herrerita84@correo.example' }
const problemOf = (password: string) => guessableProblem(password, LUCIA)

describe('a new password', () => {
  it.each([
    ...[
      'contraseña1',
      'Contraseña1',
      'CONTRASENA1',
      'contrasena',
      'c0ntr4s3ñ4',
      'Contraseña.2024',
      'sevilla1',
      'Sevilla1!',
    ],
    ...[
      'hola1234',
      'Hola.1234',
      '1234hola',
      'España2024',
      'espana2024',
      'espanya1'.replace('y', ''),
      '3sp4ña2024',
      'madrid2025',
    ],
    ...[
      'teamo123',
      'tequiero1',
      'sevill4',
      's3vill4!',
      'realmadrid10',
      'mariajose1',
      'princess1',
      'hola-hola',
      'mama y papa',
    ],
    ...['password1', 'P4ssw0rd!', 'dragon12', 'qwerty1234'],
  ])('of a list is refused in any spelling: %s', (password) => {
    expect(problemOf(password)).toBe('PASSWORD_BREACHED')
  })

  it.each([
    ...[
      'azahar2027',
      'Azahar.2027',
      '4z4h4r2027',
      'boda2027',
      'nuestraboda',
      'bodaazahar',
      'azahar-boda',
      'LaBoda2027',
    ],
    ...[
      'lucia1984',
      'Lucía1984',
      'luciaherrera',
      'herrera-sanz',
      'HerreraLucia1',
      'bodalucia27',
      'boda de lucía',
      'herrerita84',
    ],
    ...['correo123', 'lucia+herrera', 'luci4h3rr3r4'],
  ])('of words about its person or the product is refused: %s', (password) => {
    expect(problemOf(password)).not.toBeNull()
  })

  it.each([
    ...[
      'azahar-en-flor',
      'otra-contraseña',
      'otra-boda-en-flor',
      'azahar-demo',
      'no-es-esta-clave',
      'secreto-largo',
    ],
    ...[
      'caballo grapa bateria correcto',
      'una-tercera',
      'hola83920174651',
      'xK7-mpq2-vv',
      'ñandú en bicicleta',
      '漢字漢字漢字漢字',
    ],
    ...['maria lucas vigo', '7391-8402-6671'],
  ])('of more than that is taken: %s', (password) => {
    expect(problemOf(password)).toBeNull()
  })

  it('as long as one can be is looked through at once', () => {
    for (const filled of ['a', '1', 'boda', '1a']) {
      guessableProblem(filled.repeat(128).slice(0, 128), LUCIA)
    }
  })
})
