import type { Resolver } from 'node:dns/promises'
import { type Finding, ok, reasonOf, wrong } from './finding.ts'

/** The part of the domain name system that is asked. */
export type Dns = Pick<Resolver, 'resolveTxt' | 'resolveMx'>

/** Whether the domain of `MAIL_FROM` says what other mail servers ask before they take its mails. */
export async function lookAtMailDomain(domain: string, dns: Dns): Promise<Finding[]> {
  if (await isUnknown(domain, dns)) {
    const cure = 'Correct MAIL_FROM, or see whether this machine reaches a name server.'
    return [wrong(`there is no ${domain} for the name server of this machine`, cure)]
  }
  return [await mx(domain, dns), await spf(domain, dns), await dkim(domain, dns), await dmarc(domain, dns)]
}

/** A name without any record is known; one that is not there at all has none of those asked for below. */
const isUnknown = (domain: string, dns: Dns) =>
  dns.resolveMx(domain).then(
    () => false,
    ({ code }: { code?: string }) => code === 'ENOTFOUND',
  )

async function mx(domain: string, dns: Dns): Promise<Finding> {
  const found = await answer(dns.resolveMx(domain))
  if (found === 'failed') return unknown('MX', domain)
  return found.some(({ exchange }) => exchange !== '')
    ? ok(`${domain} takes mails (MX)`)
    : wrong(`${domain} takes no mails`, 'Add an MX record: people answer, and failures come back there.')
}

async function spf(domain: string, dns: Dns): Promise<Finding> {
  const found = await texts(dns, domain)
  if (found === 'failed') return unknown('SPF', domain)
  const records = found.filter((text) => /^v=spf1(?:\s|$)/i.test(text))
  if (records.length > 1)
    return wrong(`${domain} has ${records.length} SPF records`, 'Leave one: with several none counts.')
  const [record] = records
  const example = 'v=spf1 include:<your mail provider> -all'
  if (!record) return wrong(`${domain} has no SPF record`, `Add a TXT record such as "${example}".`)
  if (/\s\+?all\b/i.test(record))
    return wrong('its SPF record lets everybody send', 'End it with -all or ~all.')
  return ok(`${domain} has an SPF record`)
}

/** The names of keys are not listed; that there are any shows in whether the name above them exists. */
async function dkim(domain: string, dns: Dns): Promise<Finding> {
  const name = `_domainkey.${domain}`
  try {
    await dns.resolveTxt(name)
  } catch (error) {
    const { code } = error as { code?: string }
    const cure = 'Turn DKIM on at the mail provider and add the record that it names.'
    if (code === 'ENOTFOUND') return wrong(`${domain} has no DKIM key`, cure)
    if (code !== 'ENODATA') return unknown('DKIM', name)
  }
  return ok(`${domain} has DKIM keys`)
}

async function dmarc(domain: string, dns: Dns): Promise<Finding> {
  const found = await texts(dns, `_dmarc.${domain}`)
  if (found === 'failed') return unknown('DMARC', domain)
  const record = found.find((text) => /^v=DMARC1\s*;/i.test(text))
  if (record && /;\s*p\s*=\s*(?:none|quarantine|reject)\b/i.test(record))
    return ok(`${domain} has a DMARC record`)
  const cure = `Add a TXT record _dmarc.${domain} such as "v=DMARC1; p=quarantine; rua=mailto:…".`
  return wrong(record ? 'its DMARC record has no policy' : `${domain} has no DMARC record`, cure)
}

/** A record may come in pieces. */
async function texts(dns: Dns, name: string): Promise<string[] | 'failed'> {
  const found = await answer(dns.resolveTxt(name))
  return found === 'failed' ? found : found.map((pieces) => pieces.join(''))
}

/** No such name and no such record are an answer; everything else is none. */
async function answer<T>(asking: Promise<T[]>): Promise<T[] | 'failed'> {
  try {
    return await asking
  } catch (error) {
    return ['ENOTFOUND', 'ENODATA'].includes((error as { code?: string }).code ?? reasonOf(error))
      ? []
      : 'failed'
  }
}

const unknown = (what: string, name: string) =>
  wrong(`the ${what} of ${name} cannot be asked for`, 'See whether this machine reaches its name server.')
