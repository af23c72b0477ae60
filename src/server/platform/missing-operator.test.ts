import { expect, it } from 'vitest'
import type { Operator } from '#domain/operator.ts'
import { describeMissingOperator } from './missing-operator.ts'

const operator: Operator = {
  name: 'Bodas Claras S. L.',
  taxId: 'B00000000',
  address: 'Calle Mayor 1, 41001 Sevilla',
  email: 'hola@azahar.example',
  registry: null,
  phone: null,
  hosting: null,
  mail: null,
  storage: null,
}

it('a public installation is told in one line what of its operator is missing', () => {
  const unnamed = { ...operator, name: null, taxId: null }
  expect(describeMissingOperator({ publicUrl: 'https://azahar.example', operator: unnamed })).toBe(
    'The law asks a public installation to say who runs it: set OPERATOR_NAME, OPERATOR_TAX_ID (see /aviso-legal).',
  )
})

it('nothing is said where all is known, nor of an installation on this machine', () => {
  const unnamed = { ...operator, name: null }
  expect(describeMissingOperator({ publicUrl: 'https://azahar.example', operator })).toBeNull()
  expect(describeMissingOperator({ publicUrl: 'http://localhost:3000', operator: unnamed })).toBeNull()
})
