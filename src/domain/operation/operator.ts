/** The operator of an installation, as Spanish law wants it said (LSSI 10), and those who work for them (RGPD 13). */
export type Operator = {
  name: string | null
  taxId: string | null
  address: string | null
  email: string | null
  /** The register and the entry, for a company that is in one. */
  registry: string | null
  phone: string | null
  /** Companies that keep or carry the data, with their country; `null` when it is the operator's own machine. */
  hosting: string | null
  mail: string | null
  storage: string | null
}

/** The variable of each thing that the law asks of every operator. */
const REQUIRED_OF_OPERATOR = {
  name: 'OPERATOR_NAME',
  taxId: 'OPERATOR_TAX_ID',
  address: 'OPERATOR_ADDRESS',
  email: 'OPERATOR_EMAIL',
} as const

/** The variables of what the law asks of those who have it: a phone, an entry in a register, a company that hosts. */
const ASKED_OF_SOME_OPERATORS = {
  phone: 'OPERATOR_PHONE',
  registry: 'OPERATOR_REGISTRY',
  hosting: 'OPERATOR_HOSTING',
} as const

/** The facts that the law asks for and the configuration does not say, by the names of the variables. */
export const missingOfOperator = (operator: Operator): string[] => unsaid(operator, REQUIRED_OF_OPERATOR)

/** The facts that the configuration does not say and may have to. */
export const unsaidOfOperator = (operator: Operator): string[] => unsaid(operator, ASKED_OF_SOME_OPERATORS)

const unsaid = (operator: Operator, variables: Partial<Record<keyof Operator, string>>): string[] =>
  Object.entries(variables).flatMap(([field, variable]) =>
    operator[field as keyof Operator] ? [] : [variable],
  )

/** `Bodas Claras S. L. · NIF B00000000 · Calle Mayor 1, Sevilla · hola@azahar.example`; empty when nothing is known. */
export const operatorLine = ({ name, taxId, address, email }: Operator): string =>
  [name, taxId && `NIF ${taxId}`, address, email].filter(Boolean).join(' · ')
