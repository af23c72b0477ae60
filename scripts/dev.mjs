// The server and the app with hot reload: Vite hands the app's modules to the browser, and the server is loaded
// through Vite too and started again whenever a file it uses changes.
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const options = { root: undefined, clearScreen: false, server: { middlewareMode: true } }

const app = await createServer({ ...options, configFile: `${root}vite.config.ts`, appType: 'spa' })
const source = await createServer({
  ...options,
  configFile: `${root}vite.server.config.ts`,
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false },
})
const { runner, moduleGraph } = source.environments.ssr

const { createLog } = await runner.import('/src/server/platform/log.ts')
const log = createLog('lines')
let server = await start()
if (!server) await end(1)

let waiting
for (const event of ['change', 'unlink']) {
  source.watcher.on(event, (file) => {
    if (!moduleGraph.getModulesByFile(file)?.size && server) return
    clearTimeout(waiting)
    waiting = setTimeout(restart, 100)
  })
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => end(0))

async function start() {
  try {
    const { startServer } = await runner.import('/src/server/start-server.ts')
    return await startServer(process.env, log, {
      fallback: (request, response) => app.middlewares(request, response),
    })
  } catch (error) {
    if (/^(Start|Config)Error$/.test(error.name)) log.error(error.message)
    else log.error({ err: error }, 'The server cannot be started')
  }
}

let restarting = Promise.resolve()
function restart() {
  restarting = restarting.then(async () => {
    await server?.stop()
    moduleGraph.invalidateAll()
    runner.clearCache()
    server = await start()
  })
}

async function end(code) {
  await restarting
  await server?.stop()
  process.exit(code)
}
