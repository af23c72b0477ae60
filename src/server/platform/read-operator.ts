import type { Operator } from '#domain/operation/operator.ts'
import type { Environment } from './environment.ts'

/** Mail and storage that no one has named are named by the host they are at. */
export function readOperator(values: Environment): Operator {
  const hostOf = (url: string | undefined) => (url ? new URL(url).hostname : null)
  return {
    name: values.OPERATOR_NAME ?? null,
    taxId: values.OPERATOR_TAX_ID ?? null,
    address: values.OPERATOR_ADDRESS ?? null,
    email: values.OPERATOR_EMAIL ?? null,
    registry: values.OPERATOR_REGISTRY ?? null,
    phone: values.OPERATOR_PHONE ?? null,
    hosting: values.OPERATOR_HOSTING ?? null,
    mail: values.OPERATOR_MAIL ?? hostOf(values.SMTP_URL),
    storage: values.OPERATOR_STORAGE ?? hostOf(values.S3_ENDPOINT),
  }
}
