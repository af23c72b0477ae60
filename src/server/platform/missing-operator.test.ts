import { expect, it } from 'vitest'
import type { Operator } from '#domain/operation/operator.ts'
import { describeMissingOperator, describeUnsaidOperator } from './missing-operator.ts'

const operator: Operator = {
  name: 'Bodas Claras S. L.',
  taxId: 'B00000000',
  address: 'Calle Mayor 1, 41001 Sevilla',
  email: 'hola@azahar.example',
  registry: 'Registro Mercantil de Sevilla, hoja SE-1',
  phone: '954 00 01 00',
  hosting: 'Servidores del Sur S. A., España',
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

it('what only some operators have is asked for with the rest, or by itself', () => {
  const publicUrl = 'https://azahar.example'
  const silent = { ...operator, phone: null, hosting: null }
  expect(describeMissingOperator({ publicUrl, operator: { ...silent, name: null } })).toContain(
    'set OPERATOR_NAME, and what applies of OPERATOR_PHONE, OPERATOR_HOSTING (see /aviso-legal)',
  )
  expect(describeMissingOperator({ publicUrl, operator: silent })).toBeNull()
  expect(describeUnsaidOperator({ publicUrl, operator: silent })).toBe(
    'The legal texts do not name OPERATOR_PHONE, OPERATOR_HOSTING: set what applies to you.',
  )
  expect(describeUnsaidOperator({ publicUrl, operator })).toBeNull()
  expect(describeUnsaidOperator({ publicUrl: 'http://localhost:3000', operator: silent })).toBeNull()
})
