import type { Operator } from '#domain/operation/operator.ts'

/** Of whom nothing is known, as on a machine where Azahar is only tried out. */
export const NO_OPERATOR: Operator = {
  name: null,
  taxId: null,
  address: null,
  email: null,
  registry: null,
  phone: null,
  hosting: null,
  mail: null,
  storage: null,
}

export const OPERATOR: Operator = {
  name: 'Bodas Claras S. L.',
  taxId: 'B00000000',
  address: 'Calle Mayor 1, 41001 Sevilla',
  email: 'legal@azahar.example',
  registry: 'Registro Mercantil de Sevilla, hoja SE-1',
  phone: '954 00 01 00',
  hosting: 'Servidores del Sur S. A., España',
  mail: 'Correos Propios S. L., España',
  storage: 'Almacenes Ebro S. L., España',
}
