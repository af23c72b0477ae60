import type { IncomingMessage, ServerResponse } from 'node:http'
import { DATA_POLICY } from '#server/core/http/security-headers.ts'
import { isBearerOf } from '#server/platform/bearer-secret.ts'
import type { Exposition } from '#server/platform/metrics/prometheus.ts'

export type MetricsPage = {
  isFor(request: IncomingMessage): boolean
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>
}

const COMMON = { 'cache-control': 'no-store', 'content-security-policy': DATA_POLICY }

/** `GET /metrics` in the format of OpenMetrics, for who has the token, if there is one. */
export function createMetricsPage(
  { contentType, render }: Pick<Exposition, 'contentType' | 'render'>,
  token: string | null,
): MetricsPage {
  return {
    isFor: ({ method, url }) => method === 'GET' && /^\/metrics(?:\?|$)/.test(url ?? ''),
    async answer({ headers }, response) {
      if (token !== null && !isBearerOf(headers.authorization, token)) {
        response.writeHead(401, { ...COMMON, 'www-authenticate': 'Bearer' }).end()
        return
      }
      const text = await render()
      response.writeHead(200, { ...COMMON, 'content-type': contentType }).end(text)
    },
  }
}
