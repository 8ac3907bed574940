import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePorts } from '../support/freePorts.ts'
import { Stop } from '../support/stop.mjs'
import { spawnProgram } from './processes.mjs'

/** Starts Debian's nginx in front of each site, as docs/operations.md sets it up, with HTTPS and HTTP/2. Returns the addresses. */
export async function openNginx(root, urls) {
  const folder = mkdtempSync(join(root, 'nginx-'))
  const ports = await freePorts(urls.length)
  execFileSync('openssl', certificate.split(' '), { cwd: folder, stdio: 'ignore' })
  writeFileSync(join(folder, 'nginx.conf'), configuration(urls.map((url, site) => [ports[site], url])))
  const child = spawnProgram('/usr/sbin/nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'])
  for (const port of ports)
    while (!(await accepts(port))) {
      if (child.exitCode !== null) throw new Stop('nginx did not start; see its message above.')
      await setTimeout(50)
    }
  return ports.map((port) => ({ url: `https://127.0.0.1:${port}` }))
}

const certificate =
  'req -x509 -nodes -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -subj /CN=127.0.0.1 -days 2 -keyout key.pem -out certificate.pem'

const configuration = (sites) => `
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

const accepts = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })
