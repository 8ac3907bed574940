import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { createServer } from 'vite'
import { freePorts } from './freePorts.ts'
import { inProject, programOf } from './project.mjs'

const host = process.env.HOST || '127.0.0.1'
const port = Number(process.env.PORT || 3000)
const [behind] = await freePorts(1)

const following = ['--watch', '--watch-preserve-output', ...programOf('server/main.ts')]
const server = spawn(process.execPath, following, {
  env: { ...process.env, HOST: '127.0.0.1', PORT: String(behind) },
  stdio: ['ignore', 'ignore', 'inherit'],
})
const vite = await createServer({
  root: inProject(),
  configFile: inProject('vite.config.ts'),
  appType: 'custom',
  // Vite has no HTML file to start from: without entries it would discover packages page by page, and reload each time
  optimizeDeps: { entries: ['web/{site,admin}/entry.{ts,tsx}'] },
  server: {
    host,
    port,
    strictPort: true,
    proxy: { '^/(api|uploads|healthz|readyz)(/|$)': { target: `http://127.0.0.1:${behind}` } },
  },
  plugins: [
    {
      name: 'memorial-pages',
      configureServer:
        ({ middlewares }) =>
        () =>
          middlewares.use(page),
    },
  ],
})
await untilAnswering()
await vite.listen()
console.log(`The memorial is at http://${host}:${port} and follows your changes.`)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end)

async function end() {
  server.kill('SIGTERM')
  await Promise.all([vite.close(), server.exitCode === null && once(server, 'exit')])
  process.exit(0)
}

/** Serves a page as the server sends it, but renders it in the browser from the present sources. */
async function page(request, response) {
  try {
    const answer = await fetch(`http://127.0.0.1:${behind}${request.originalUrl}`, {
      headers: headersOf(request),
    })
    const type = answer.headers.get('content-type') ?? ''
    const body = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, { 'content-type': type, 'cache-control': 'no-store' })
    response.end(
      type.startsWith('text/html') ? await fromSources(request.originalUrl, body.toString()) : body,
    )
  } catch {
    response.writeHead(503, { 'content-type': 'text/plain', refresh: '1' }).end('The server is starting…')
  }
}

const headersOf = ({ headers }) => ({ accept: headers.accept ?? '', cookie: headers.cookie ?? '' })

/** Removes the built parts of a document: style, links to scripts, and the rendered page. */
function fromSources(url, html) {
  const entry = url.startsWith('/admin') ? '/web/admin/entry.tsx' : '/web/site/entry.ts'
  const bare = html
    .replace(/<link rel="(?:stylesheet|modulepreload|preload)"[^>]*>\n?/g, '')
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/<div id="root">[\s\S]*<\/div>(?=\s*<script type="application\/json")/, '<div id="root"></div>')
    .replace(/(<script type="module" src=")[^"]*/, `$1${entry}`)
  return vite.transformIndexHtml(url, bare)
}

async function untilAnswering() {
  const answers = () =>
    fetch(`http://127.0.0.1:${behind}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (server.exitCode === null && !(await answers())) await setTimeout(100)
}
