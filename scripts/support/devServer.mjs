import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { createServer } from 'vite'
import { takePorts } from './takePorts.ts'
import { inProject, programArguments } from './project.mjs'

const host = process.env.HOST || '127.0.0.1'
const port = Number(process.env.PORT || 3000)
const [serverPort] = await takePorts(1)

const serverArgs = ['--watch', '--watch-preserve-output', ...programArguments('server/main.ts')]
const server = spawn(process.execPath, serverArgs, {
  env: { ...process.env, HOST: '127.0.0.1', PORT: String(serverPort) },
  stdio: ['ignore', 'ignore', 'inherit'],
})
// the server ends with this process, even if a signal or an error ends it before the first page
process.on('exit', () => server.kill())
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stopServer)
const vite = await createServer({
  root: inProject(),
  configFile: inProject('vite.config.ts'),
  appType: 'custom',
  // here the browser renders all of a page
  environments: { client: { define: { KEEPS_RENDERED_HTML: 'false' } } },
  // without these entries, Vite would discover the packages page by page and reload each time, because there is no HTML file
  optimizeDeps: { entries: ['web/{site,admin}/entry.{ts,tsx}'] },
  server: {
    host,
    port,
    strictPort: true,
    proxy: { '^/(api|uploads|healthz|readyz)(/|$)': { target: `http://127.0.0.1:${serverPort}` } },
  },
  plugins: [
    {
      name: 'memorial-pages',
      configureServer:
        ({ middlewares }) =>
        () =>
          middlewares.use(servePage),
    },
  ],
})
await waitForServer()
await vite.listen()
console.log(`The memorial is at http://${host}:${port} and follows your changes.`)

async function stopServer() {
  if (server.kill()) await once(server, 'exit')
  process.exit(0)
}

/** Serves a page with the document that the server sends, but lets the browser render the page from the current sources. */
async function servePage(request, response) {
  try {
    const answer = await fetch(`http://127.0.0.1:${serverPort}${request.originalUrl}`, {
      headers: pickHeaders(request),
    })
    const type = answer.headers.get('content-type') ?? ''
    const body = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, { 'content-type': type, 'cache-control': 'no-store' })
    response.end(type.startsWith('text/html') ? await useSources(request.originalUrl, body.toString()) : body)
  } catch {
    response.writeHead(503, { 'content-type': 'text/plain', refresh: '1' }).end('The server is starting…')
  }
}

function pickHeaders({ headers }) {
  return { accept: headers.accept ?? '', cookie: headers.cookie ?? '' }
}

/** Removes the built parts from a document (styles, links to scripts, the rendered page), and lets it load the sources. */
function useSources(url, html) {
  const entry = url.startsWith('/admin') ? '/web/admin/entry.tsx' : '/web/site/entry.ts'
  const withoutBuild = html
    .replace(/<link rel="(?:stylesheet|modulepreload|preload)"[^>]*>\n?/g, '')
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/<div id="root">[\s\S]*<\/div>(?=\s*<script type="application\/json")/, '<div id="root"></div>')
    .replace(/(<script type="module" src=")[^"]*/, `$1${entry}`)
  return vite.transformIndexHtml(url, withoutBuild)
}

async function waitForServer() {
  const isAnswering = () =>
    fetch(`http://127.0.0.1:${serverPort}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (server.exitCode === null && !(await isAnswering())) await setTimeout(100)
}
