import { environment } from './environment.ts'
import { typingErrors } from './typing-errors.ts'

/** Variables that a library reads by itself, or a command beside the server. */
const READ_ELSEWHERE = ['OTEL_EXPORTER_OTLP_HEADERS', 'BACKUP_PASSPHRASE']

/** One line for each variable that is not ours but looks as if it was meant for us. */
export function describeUnknownVariables(env: Record<string, string | undefined>): string[] {
  const known = [...Object.keys(environment.shape), ...READ_ELSEWHERE]
  return Object.keys(env).flatMap((name) => {
    if (known.includes(name)) return []
    const meant = known.find((one) => one.length > 5 && typingErrors(name.toUpperCase(), one) <= 2)
    if (meant) return [`${name} is not a variable of Azahar: did you mean ${meant}?`]
    const group = /^(S3_|SMTP_|DATABASE_|OPERATOR_|STRIPE_|VERIFACTU_|METRICS_|OTEL_)/.exec(name)?.[0]
    if (!group) return []
    const ours = known.filter((one) => one.startsWith(group)).join(', ')
    return [`${name} is not a variable of Azahar, which knows ${ours}.`]
  })
}
