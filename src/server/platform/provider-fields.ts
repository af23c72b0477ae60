import { z } from 'zod'
import { isLoopback } from './outbound/loopback.ts'

/** The fields of every provider in the configuration, whichever protocol it speaks. */
export const providerFields = {
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/),
  name: z.string().trim().min(1).max(40),
  /** `dns` asks for a TXT record of each domain as well, see docs/operating.md. */
  proof: z.enum(['operator', 'dns']).default('operator'),
  /** The address of a planner whose team the people of a company join with their first sign-in. */
  agency: z
    .string()
    .trim()
    .toLowerCase()
    .max(320)
    .regex(/^[^\s@]+@[^\s@]+$/)
    .nullable()
    .default(null),
}

/** The email domains of a company, which the operator answers for: its people sign in by their address alone. */
export const emailDomains = z.array(
  z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/),
)

type Named = { id: string; domains: readonly string[]; agency: string | null }

/** Only a company has a team: everyone in the world can have an account at the others. */
const isTeamOfCompany = ({ domains, agency }: Named): boolean => agency === null || domains.length > 0

/** Whether no two providers share an id or a domain. */
export function areDistinct(all: readonly Pick<Named, 'id' | 'domains'>[]): boolean {
  const domains = all.flatMap((one) => one.domains)
  return new Set(all.map(({ id }) => id)).size === all.length && new Set(domains).size === domains.length
}

/** An address of a provider: TLS is a must except on this machine. */
export function isProviderAddress(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
}

/** A JSON list in one variable. The message does not repeat it, because it may hold secrets. */
export function providerList<Provider extends Named>(provider: z.ZodType<Provider>, expected: string) {
  const list = z.array(provider.refine(isTeamOfCompany)).refine(areDistinct)
  return z.string().transform((json, context): Provider[] => {
    const parsed = list.safeParse(parse(json))
    if (parsed.success) return parsed.data
    context.addIssue({ code: 'custom', message: expected })
    return z.NEVER
  })
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
