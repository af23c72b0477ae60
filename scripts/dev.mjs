// The server and the app with hot reload on one address. Vite hands the app's modules to the browser; the server is
// loaded through Vite too, listens behind it and is started again whenever a file it uses changes.
import { readFile } from 'node:fs/promises'
import { createServer as createHttpServer, request as httpRequest } from 'node:http'
import { fileURLToPath } from 'node:url'
import { createServer as createViteServer } from 'vite'
import { endWithParent } from './setup/end-with-parent.mjs'

endWithParent()

const root = fileURLToPath(new URL('..', import.meta.url))
const port = Number(process.env.PORT || 3000)
const host = process.env.HOST || '127.0.0.1'

const front = createHttpServer(answer)
const app = await createViteServer({
  configFile: `${root}vite.config.ts`,
  appType: 'custom',
  clearScreen: false,
  server: { middlewareMode: true, hmr: { server: front } },
})
const source = await createViteServer({
  configFile: `${root}vite.server.config.ts`,
  appType: 'custom',
  clearScreen: false,
  server: { middlewareMode: true, hmr: false, ws: false },
})
const { runner, moduleGraph } = source.environments.ssr
const { createLog } = await runner.import('/src/server/platform/log.ts')
const log = createLog('lines')

await listen(front, port, host)
const inner = await freePort()
const environment = {
  ...process.env,
  PORT: String(inner),
  HOST: '127.0.0.1',
  PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}`,
}
let server = await start()
let restarting = Promise.resolve()
let isEnding = false
if (!server) await end(1)

let waiting
for (const event of ['change', 'unlink']) {
  source.watcher.on(event, (file) => {
    if (server && !moduleGraph.getModulesByFile(file)?.size) return
    clearTimeout(waiting)
    waiting = setTimeout(restart, 100)
  })
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => end(0))

async function start() {
  try {
    const { startServer } = await runner.import('/src/server/entry/start-server.ts')
    return await startServer(environment, log, { withoutBuiltApp: true })
  } catch (error) {
    if (/^(Start|Config)Error$/.test(error.name)) log.fatal(error.message)
    else log.fatal({ err: error }, 'The server cannot be started')
  }
}

function restart() {
  restarting = restarting.then(async () => {
    await server?.stop()
    moduleGraph.invalidateAll()
    runner.clearCache()
    server = await start()
  })
}

async function end(code) {
  if (isEnding) return
  isEnding = true
  await restarting
  await server?.stop()
  process.exit(code)
}

/** Modules and assets come from Vite, everything else from the server; a page it does not know is the app's. */
function answer(request, response) {
  const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
  if (/^\/(api|files)\//.test(request.url)) return forward(request, response)
  if (isPage) return forward(request, response, () => answerApp(request, response))
  app.middlewares(request, response, () =>
    source.middlewares(request, response, () => forward(request, response)),
  )
}

async function forward(request, response, otherwise) {
  await restarting
  const { method, url: path, headers } = request
  const passed = httpRequest({ host: '127.0.0.1', port: inner, method, path, headers }, (answer) => {
    if (otherwise && answer.statusCode === 404) {
      answer.resume()
      otherwise()
    } else {
      response.writeHead(answer.statusCode, answer.rawHeaders)
      answer.pipe(response)
    }
  })
  passed.once('error', () => (response.headersSent ? response.destroy() : response.writeHead(503).end()))
  response.once('close', () => passed.destroy())
  request.pipe(passed)
}

async function answerApp(request, response) {
  const page = await readFile(`${root}src/app/index.html`, 'utf8')
  const html = await app.transformIndexHtml(request.url, page)
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
}

function listen(listener, ...address) {
  return new Promise((resolve) => {
    listener.once('error', (error) => {
      log.fatal(`Cannot listen on port ${port} (${error.code}): choose another with PORT.`)
      process.exit(1)
    })
    listener.listen(...address, resolve)
  })
}

async function freePort() {
  const probe = createHttpServer()
  await listen(probe, 0, '127.0.0.1')
  const { port: free } = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return free
}
