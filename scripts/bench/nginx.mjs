import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { takePorts } from '../support/takePorts.ts'
import { Stop } from '../support/stop.mjs'
import { spawnProgram } from './processes.mjs'

/** Starts Debian's nginx as a proxy for each site, with HTTPS and HTTP/2, as in docs/operations.md. Returns the proxies' URLs. */
export async function openNginx(root, urls) {
  const folder = mkdtempSync(join(root, 'nginx-'))
  const ports = await takePorts(urls.length)
  execFileSync('openssl', certificateArgs.split(' '), { cwd: folder, stdio: 'ignore' })
  writeFileSync(join(folder, 'nginx.conf'), makeConfiguration(urls.map((url, site) => [ports[site], url])))
  const child = spawnProgram('/usr/sbin/nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'])
  for (const port of ports)
    while (!(await acceptsConnections(port))) {
      if (child.exitCode !== null) throw new Stop('nginx did not start; see its message above.')
      await setTimeout(50)
    }
  return ports.map((port) => ({ url: `https://127.0.0.1:${port}` }))
}

const certificateArgs =
  'req -x509 -nodes -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -subj /CN=127.0.0.1 -days 2 -keyout key.pem -out certificate.pem'

const makeConfiguration = (sites) => `
daemon off; master_process off; pid nginx.pid; error_log stderr crit;
events { worker_connections 256; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path .;`).join(' ')}
  ssl_certificate certificate.pem; ssl_certificate_key key.pem;
  proxy_http_version 1.1; proxy_set_header Host $host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; proxy_set_header X-Forwarded-Proto $scheme;
  ${sites.map(([port, url]) => `server { listen 127.0.0.1:${port} ssl http2; location / { proxy_pass ${url}; } }`).join('\n  ')}
}
`

const acceptsConnections = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })
