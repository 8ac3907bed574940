import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePorts } from '../support/freePorts.ts'
import { Stop } from '../support/stop.mjs'
import { ask, spawnProgram, startMemorial } from './processes.mjs'
import { alternate, printRatios } from './ratios.mjs'
import { processorTime } from './requests.mjs'

const NGINX = '/usr/sbin/nginx'

/** A small picture from nginx in front of the memorial, as docs/operations.md sets it up, beside nginx with nothing behind it. */
export async function benchNginx({ node, folder, rounds }) {
  if (!existsSync(NGINX)) throw new Stop('This part needs nginx: apt-get install nginx-light.')
  const memorial = await startMemorial(node, folder)
  const [first] = JSON.parse((await ask(memorial, { path: '/api/media' })).body)
  const thumbnail = { path: `/uploads/${first.filePath.split('/').at(-2)}/384.avif` }
  // published with the first request
  await ask(memorial, thumbnail)
  const proxy = `proxy_pass http://127.0.0.1:${memorial.port}; proxy_http_version 1.1; proxy_set_header Host $host;`
  const files = `root ${folder}/files/public; expires 1d; add_header X-Content-Type-Options nosniff;`
  const before = await startNginx(`
    location ~ "^/uploads/(?<key>[\\w-]{22})/(?<name>[\\w.-]+)$" { ${files} try_files /$key/$name @memorial; }
    location @memorial { ${proxy} }
    location / { ${proxy} }`)
  const bare = await startNginx(`location ~ "^/uploads/(.*)$" { ${files} try_files /$1 =404; }`)
  const results = await alternate(rounds, {
    ours: () => processorTime([before, memorial], thumbnail),
    twin: () => processorTime([bare], thumbnail),
  })
  printRatios('thumbnail from nginx', results, {
    'processor time': { of: 'microseconds', unit: ' µs', share: true },
  })
  for (const server of [before, bare]) server.stop()
  await memorial.stop()
}

/** One process, as its user, with everything it writes in a folder of its own. */
async function startNginx(locations) {
  const prefix = mkdtempSync(join(tmpdir(), 'memorial-nginx-'))
  const [port] = await freePorts(1)
  writeFileSync(join(prefix, 'nginx.conf'), configuration(prefix, port, locations))
  const child = spawnProgram(NGINX, ['-p', prefix, '-c', 'nginx.conf', '-e', 'stderr'])
  const server = {
    port,
    pid: child.pid,
    stop: () => child.kill('SIGKILL') && rmSync(prefix, { recursive: true }),
  }
  for (let tries = 0; tries < 100; tries++) {
    const answered = await fetch(`http://127.0.0.1:${port}/nothing`).catch(() => null)
    if (answered) return server
    await setTimeout(50)
  }
  throw new Stop('nginx did not start.')
}

const configuration = (prefix, port, locations) => `
daemon off; master_process off; pid nginx.pid; error_log stderr crit;
events { worker_connections 64; }
http {
  types { image/avif avif; }
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${prefix};`).join(' ')}
  server { listen 127.0.0.1:${port}; ${locations} }
}
`
