import type { IncomingMessage } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { ORPCError } from '@orpc/client'
import { Hono, type MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { BODY_MAX_BYTES } from '#contract/base.ts'
import type { LegalDocument } from '#domain/operation/legal-documents.ts'
import { createAccountForms } from '#server/areas/accounts/account-forms.ts'
import { createAccountPages } from '#server/areas/accounts/account-pages.ts'
import { type BounceOptions, createBounceRoutes } from '#server/areas/households/mails/bounces.routes.ts'
import { createUnsubscribePages } from '#server/areas/households/mails/unsubscribe.routes.ts'
import { createPublicPages } from '#server/areas/households/public-page/public-page.routes.ts'
import { createRsvpPages } from '#server/areas/households/rsvp/rsvp.routes.ts'
import {
  createGuestPhotoForms,
  isPhotoForm,
  type ShowPhotoForm,
} from '#server/areas/inspiration/guest-photo-forms.routes.ts'
import { createGuestPhotos } from '#server/areas/inspiration/guest-photos.routes.ts'
import type { GuestPhotoDeps } from '#server/areas/inspiration/guest-photos.ts'
import { createPhotoLimits } from '#server/areas/inspiration/photo-limits.ts'
import { createRequestMailboxRoutes } from '#server/areas/requests/request-mailboxes.routes.ts'
import { createStripeWebhook, STRIPE_WEBHOOK_PATH } from '#server/areas/subscription/stripe-webhook.routes.ts'
import { createEnterAccounts, type Enter } from '#server/core/auth/account-slot.ts'
import { createAuthRoutes } from '#server/core/auth/auth.routes.ts'
import { createAuth } from '#server/core/auth/auth.ts'
import { createCallAuth } from '#server/core/auth/call-auth.ts'
import { createSamlRoutes } from '#server/core/auth/saml/saml.routes.ts'
import type { Platform } from '#server/core/context.ts'
import { createAdmission, watchAdmission } from '#server/core/http/admission.ts'
import { readerOf } from '#server/core/http/admission-queue.ts'
import { leadToLink } from '#server/core/http/link-ending.ts'
import { readBody } from '#server/core/http/read-body.ts'
import { assertKeepsContract } from '#server/core/http/reply.ts'
import { fieldsOf, logRequest, requestFields } from '#server/core/http/request-log.ts'
import type { RequestRateLimit } from '#server/core/http/request-rate-limit.ts'
import { ASSET_POLICY, commonSecurityHeaders, DATA_POLICY } from '#server/core/http/security-headers.ts'
import { sendJson } from '#server/core/http/send-json.ts'
import { hasUnreadBody, limitUnreadTime } from '#server/core/http/unread-body.ts'
import { downloadRouter } from '#server/entry/routers/download-router.ts'
import { router } from '#server/entry/routers/router.ts'
import { uploadRouter } from '#server/entry/routers/upload-router.ts'
import type { BuiltApp } from '#server/platform/built-app.ts'
import type { Readiness } from '#server/platform/health/readiness.ts'
import { missingInPublic } from '#server/platform/missing-operator.ts'
import { outageOf } from '#server/platform/outage.ts'
import { createApi } from './api.ts'
import { createAppPages } from './app-pages.ts'
import { createDispatch, type Dispatch } from './dispatch.ts'
import { seenByDoctor } from './doctor-view.ts'
import { createDownloads } from './downloads.ts'
import type { RenderScreen } from './draw-screen.ts'
import { createFileRoutes } from './file-routes.ts'
import { createFirstReads } from './first-reads.ts'
import { createMailViewer } from './mail-viewer.ts'
import { createMcp } from './mcp/mcp.ts'
import type { MetricsPage } from './metrics/metrics-page.ts'
import { createOfflineFiles } from './offline-files.ts'
import { createProxyNotice } from './proxy-notice.ts'
import { isFromAnotherSite } from './same-origin.ts'
import { replyPhotoForm } from './shared-folder-page.ts'
import { createSitePages } from './site.routes.ts'
import { traced } from './traced.ts'
import { createUploads } from './uploads.ts'

export type AppOptions = {
  requireEmailVerification: boolean
  trustProxy: boolean
  /** The folder of captured mails, when they may be shown; `null` when mail is sent or the host is not local. */
  mailFolder: string | null
  requestLog: Logger
  /** The messages of the contact page go to this address. */
  contactEmail: string
  /** The address and the secret for returned mails; `null` when they are not taken. */
  bounces: BounceOptions | null
  /** The folder whose `assets` the build filled for the public pages; `null` where Vite serves them. */
  siteFolder: string | null
  /** The built single-page app; `null` in development, where Vite serves it, and in API tests. */
  builtApp: BuiltApp | null
  /** Draws the first screen of the app; without it the browser does. */
  renderScreen?: RenderScreen
  readiness: () => Promise<Readiness>
  requestRateLimit: RequestRateLimit
  /** The release that assistants are told at `/mcp`; `null` where it is off. */
  mcp: { version: string } | null
  /** Shows the metrics to who has their token; `null` where they have a port of their own, or none. */
  metricsPage?: MetricsPage | null
}

/**
 * The whole server as one listener, without a socket: what main serves and the tests call. Every request
 * is logged, answered with the security headers and held to our own origin here; then it belongs to a
 * procedure of the API or to a route.
 */
export function createApp(allRows: Platform, options: AppOptions) {
  // Requests find what is published; `platformOf` gives drafts to the members who see them, and to no one else.
  const platform = { ...allRows, db: allRows.databases.published }
  const common = commonSecurityHeaders(platform.settings.publicUrl)
  const dataHeaders = { ...common, 'content-security-policy': DATA_POLICY }
  const assetHeaders = { ...common, 'content-security-policy': ASSET_POLICY }
  const admission = createAdmission(options.requestRateLimit)
  watchAdmission(admission, platform.metrics)
  const find = createDispatch(router, '/api', platform.settings.validateOutputs ? assertKeepsContract : null)
  const api = createApi(platform, admission, find)
  const uploads = createUploads(platform, admission, uploadRouter)
  const downloads = createDownloads(platform, admission, downloadRouter)
  const mcp = options.mcp && createMcp({ platform, admission, find }, options.mcp)
  const photos = { platform, admission, limits: createPhotoLimits(() => platform.clock.now().getTime()) }
  const guestPhotos = createGuestPhotos(photos)
  const routes = getRequestListener(createRoutes(photos, find, options).fetch, { autoCleanupIncoming: false })

  const noticeProxy = createProxyNotice(options.trustProxy, platform.log)

  return traced(platform.traces, options.trustProxy, async (request, response) => {
    const requestId = logRequest({ log: options.requestLog, metrics: platform.metrics }, request, response)
    if (options.metricsPage?.isFor(request)) return options.metricsPage.answer(request, response)
    noticeProxy(request)
    if (hasUnreadBody(request)) limitUnreadTime(request, response)
    const isApi = request.url?.startsWith('/api/')
    const headers = { ...(isApi ? dataHeaders : assetHeaders), 'x-request-id': requestId }
    if (isFromAnotherSite(request, platform.settings.publicUrl)) {
      return sendJson(request, response, { status: 403, headers, json: CROSS_ORIGIN_REFUSED })
    }
    try {
      if (isApi && (await api(request, response, headers))) return
      if (isApi && (await uploads(request, response, headers))) return
      if (isApi && (await downloads(request, response, headers))) return
      if (await mcp?.(request, response, { ...headers, ...dataHeaders })) return
      if (await guestPhotos(request, response, { ...headers, ...dataHeaders })) return
      // Nothing but uploads and answers of companies takes more than a form, so what goes on is whole.
      const isLeftToRoute =
        isSignOut(request) ||
        isSamlAnswer(request) ||
        isLongAnswer(request) ||
        isStripeEvent(request) ||
        isPhotoForm(request.url)
      if (hasUnreadBody(request) && !isLeftToRoute) {
        Object.assign(request, { rawBody: await readBody(request, BODY_MAX_BYTES) })
      }
    } catch (error) {
      if (error instanceof ORPCError) {
        const { status } = error
        return sendJson(request, response, { status, headers, json: JSON.stringify(error) })
      }
      platform.log.error({ err: error, ...requestFields(request, requestId) }, 'request failed')
      if (response.headersSent) return void response.destroy()
      const failure = failureOf(error)
      return sendJson(request, response, { ...failure, headers: { ...headers, ...failure.headers } })
    }
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    return routes(request, response)
  })
}

/** Everything that is no procedure: accounts, files, the app's page and the public pages. */
function createRoutes(photos: GuestPhotoDeps, find: Dispatch, options: AppOptions): Hono {
  const { platform, admission } = photos
  const app = new Hono()
  app.use(leadToLink)
  app.get('/healthz', (c) => c.json({ status: 'ok', ...seenByDoctor(c, platform, options.trustProxy) }))
  app.get('/readyz', async (c) => {
    const readiness = await options.readiness()
    return c.json(readiness, readiness.status === 'unavailable' ? 503 : 200)
  })

  const auth = createAuth(platform, { requireEmailVerification: options.requireEmailVerification })
  const callAuth = createCallAuth(platform, auth, options.trustProxy)
  const site = siteOf(platform, options)
  const enterQueue = createEnterAccounts(admission.accounts, options.trustProxy)
  app.route('/api/auth/forms', createAccountForms(platform, { callAuth, enterQueue, site }))
  app.use('/api/auth/*', admitted(enterQueue))
  app.route('/api/auth/saml', createSamlRoutes(platform, auth, options.trustProxy))
  app.route('/api/auth', createAuthRoutes(platform, { auth, callAuth }, options.trustProxy))
  if (platform.payments) app.route(STRIPE_WEBHOOK_PATH, createStripeWebhook(platform, platform.payments))
  app.all('/api/*', (c) => c.json({ code: 'NO_SUCH_ENDPOINT', message: 'There is nothing here' }, 404))
  app.route('/files', createFileRoutes(platform))

  if (options.mailFolder) app.route('/', createMailViewer(options.mailFolder, platform.settings.publicUrl))
  if (options.builtApp) {
    app.route('/', createOfflineFiles(options.builtApp))
    const firstReads = createFirstReads(platform, admission, find)
    const { renderScreen = null } = options
    app.route(
      '/',
      createAppPages(options.builtApp, { firstReads, renderScreen, admission, log: platform.log }),
    )
  }
  // Ahead of the queue of pages, in which it waits itself: an answer that finds no room is shown again.
  app.route('/', createRsvpPages({ platform, admission, trustProxy: options.trustProxy }))
  const showPage: ShowPhotoForm = (c, token, answer, status) =>
    replyPhotoForm(photos, c, { token, answer, status })
  app.route('/', createGuestPhotoForms({ ...photos, showPage }))
  app.use(admitted(async (c) => admission.pages.enter('', readerOf((c.env as HttpBindings).incoming))))
  const { requestsMailbox } = platform.settings
  if (requestsMailbox) app.route('/', createRequestMailboxRoutes(platform, requestsMailbox))
  if (options.bounces) app.route('/', createBounceRoutes({ platform, ...options.bounces }))
  app.route('/', createUnsubscribePages({ platform, trustProxy: options.trustProxy }))
  app.route('/', createPublicPages({ platform, trustProxy: options.trustProxy }))
  app.route('/', createAccountPages(platform, site))
  app.route('/', createSitePages(platform, options))

  app.onError((error, c) => {
    platform.log.error({ err: error, ...fieldsOf(c) }, 'request failed')
    const { status, headers, json } = failureOf(error)
    return c.body(json, status, { ...headers, 'content-type': 'application/json' })
  })
  return app
}

/** The part of the settings that the pages of the site and of accounts show. */
const siteOf = ({ settings }: Platform, { builtApp }: AppOptions) => ({
  origin: settings.publicUrl,
  appFiles: builtApp?.firstFiles ?? [],
  providers: settings.identityProviders.filter(({ domains }) => domains.length === 0),
  hasCompanies: settings.identityProviders.some(({ domains }) => domains.length > 0),
  hasWallets: settings.walletSignIn,
  isUnnamed: missingInPublic(settings).length > 0,
  coming: Object.keys(settings.comingTexts) as LegalDocument[],
})

/** Keeps requests waiting for a slot until their answer begins; a body that streams is sent without one. */
function admitted(enter: Enter): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (c, next) => {
    if (isSignOut(c.env.incoming)) return next()
    const slot = await enter(c)
    await next().finally(slot.release)
  }
}

/** Leaving must not wait for, nor fail for, what comes along with it. */
const isSignOut = ({ url }: IncomingMessage) => url === '/api/auth/sign-out'
/** Its route reads the body itself, once it knows that it will. */
const isSamlAnswer = ({ url }: IncomingMessage) => /^\/api\/auth\/saml\/[a-z0-9-]{1,40}\/acs$/.test(url ?? '')
/**
 * A text that was pasted into the answer of an invitation goes back to its guest; its route finds out first whether
 * there is one.
 */
const isLongAnswer = ({ url, headers }: IncomingMessage) =>
  url?.startsWith('/i/') && Number(headers['content-length'] ?? 0) > BODY_MAX_BYTES

/** An event of Stripe is signed as it was sent, and may be larger than a form. */
const isStripeEvent = ({ url }: IncomingMessage) => url === STRIPE_WEBHOOK_PATH

/** The answer to a request that failed for no reason of its own. */
function failureOf(error: unknown) {
  const outage = outageOf(error)
  if (!outage) return { status: 500, headers: {}, json: INTERNAL_SERVER_ERROR } as const
  return { status: 503, headers: outage.headers, json: JSON.stringify(outage) } as const
}

const CROSS_ORIGIN_REFUSED = JSON.stringify({
  code: 'CROSS_ORIGIN_REFUSED',
  message: 'Requests from other sites are refused',
})
const INTERNAL_SERVER_ERROR = JSON.stringify({
  code: 'INTERNAL_SERVER_ERROR',
  message: 'Something went wrong here',
})
