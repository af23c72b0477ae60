import type { Context, Hono } from 'hono'
import type { Role } from '#domain/members/roles.ts'
import { appPathOf } from '#domain/text/asked-path.ts'
import { companyOf, domainOf, isProvedDomain } from '#server/core/auth/providers/company-domains.ts'
import { renderAccount, renderCompany } from '#site/accounts/account-pages.tsx'
import { readPendingCode } from './account-cookies.ts'
import { replyAccount } from './account-reply.ts'
import type { Forms } from './ask-auth.ts'
import { isFromScript, readForm } from './form-replies.ts'

/** The forms by which a person chooses a provider, or a company by the email. */
export function addProviderForms(app: Hono, forms: Forms): void {
  app.get('/provider', (c) => c.redirect('/login'))
  app.get('/company', (c) => c.redirect('/login'))
  app.post('/provider', (c) => goToProvider(c, forms))
  app.post('/company', (c) => goToCompany(c, forms))
}

/** On signup the provider may make an account, with the role that is chosen on the page. */
async function goToProvider(c: Context, { site, ask }: Forms): Promise<Response> {
  const field = await readForm(c)
  const mode = field('mode') === 'signup' ? 'signup' : 'login'
  const role: Role = field('role') === 'planner' ? 'planner' : 'couple'
  const asked = appPathOf(field('redirect'))
  const body = { provider: field('provider'), signUp: mode === 'signup', role, redirect: asked ?? '' }
  const answer = await ask(c, '/sign-in/social', body)
  if (!answer.refusal) return leadAway(c, answer.url ?? '/login')
  const values = { name: field('name'), email: field('email'), role }
  const page = { mode, values, code: readPendingCode(c), asked, refusal: answer.refusal } as const
  return replyAccount(c, renderAccount(page, site), answer.status)
}

/** The people of a company are its planners; the company answers for their address. */
async function goToCompany(c: Context, { platform, site, ask }: Forms): Promise<Response> {
  const field = await readForm(c)
  const [email, asked] = [field('email').trim(), appPathOf(field('redirect'))]
  const domain = domainOf(email)
  const company = companyOf(platform.settings.identityProviders, domain)
  if (!company || !(await isProvedDomain(company, domain))) {
    const refusal = { code: 'COMPANY_UNKNOWN' }
    return replyAccount(c, renderCompany({ email, asked, refusal }, site), 400)
  }
  const body = { provider: company.id, signUp: true, role: 'planner', redirect: asked ?? '' }
  const answer = await ask(c, '/sign-in/social', body)
  if (!answer.refusal) return leadAway(c, answer.url ?? '/login')
  return replyAccount(c, renderCompany({ email, asked, refusal: answer.refusal }, site), answer.status)
}

/** Forms may lead to our own pages only, so a browser without scripts goes on from the answer. */
function leadAway(c: Context, url: string): Response | Promise<Response> {
  if (isFromScript(c)) return c.json({ location: url })
  c.header('refresh', `0; url=${url}`)
  return c.body(null, 200)
}
