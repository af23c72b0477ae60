import { type Context, Hono } from 'hono'
import type { Platform } from '#server/core/context.ts'
import { isToken } from '#server/platform/ids.ts'
import { createLinkLimits, type Rate } from '#server/platform/link-limits.ts'
import { renderProblem } from '#site/problem-page.tsx'
import { clientNetworkOf } from './client-network.ts'
import { type Page, prepareFixed, replyPage } from './page-reply.ts'
import { keepPrivate } from './private-link.ts'
import { slowRefusals } from './slow-refusals.ts'

/** `views` is the rate of a link whose pages ask again by themselves. */
type LinkPagesOptions = { platform: Platform; trustProxy: boolean; views?: Rate }
type Problem = 'missingLink' | 'tooManyOpenings'

/**
 * The pages under `path` that a link opens without an account, because its token is the permission: they are private,
 * and guesses are limited by network and then answered slowly.
 */
export function createLinkPages({ platform, trustProxy, views }: LinkPagesOptions, path: string) {
  const { clock, settings } = platform
  const limits = createLinkLimits(() => clock.now().getTime(), views)
  // Guesses by the thousand are answered with what was drawn and compressed once.
  const problems = new Map<Problem, Promise<Page>>()
  const app = new Hono()
  app.use(`${path}/*`, slowRefusals(), keepPrivate)

  const reply = async (c: Context, kind: Problem, status: 404 | 429) => {
    const page = problems.get(kind) ?? prepareFixed(renderProblem(kind, path, settings.publicUrl))
    problems.set(kind, page)
    return replyPage(c, await page, { status })
  }

  const missing = (c: Context) => reply(c, 'missingLink', 404)

  /** Answers with what `find` gives for the token; one that is wrong, revoked or expired gets one and the same page. */
  async function open<Found>(
    c: Context,
    token: string,
    find: (token: string) => Promise<Found | null | undefined>,
    answer: (found: Found) => Response | Promise<Response>,
  ): Promise<Response> {
    if (!isToken(token)) return missing(c)
    const network = clientNetworkOf(c, trustProxy)
    const wait = limits.open(token, network)
    if (wait > 0) {
      c.header('retry-after', String(wait))
      return reply(c, 'tooManyOpenings', 429)
    }
    const found = await find(token)
    if (!found) return missing(c)
    limits.wasRight(token, network)
    return answer(found)
  }

  return { app, open }
}
