import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { temporaryFolder } from '../files/temporaryFolder.ts'

/** A package, which is an ECMAScript module: `files` has the text of each file by its name. */
export interface Package {
  name: string
  version: string
  files: Record<string, string>
}

/** Starts a registry of npm packages, which can be published and withdrawn. */
export async function startRegistry() {
  const tarballs = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    const [, name = '', version] =
      /^\/(.+?)(?:\/-\/(.+)\.tgz)?$/.exec(decodeURIComponent(request.url ?? '')) ?? []
    response.setHeader('cache-control', 'no-store')
    const tarball = tarballs.get(`${name} ${version}`)
    if (tarball) response.end(tarball)
    else if (version) response.writeHead(404).end()
    else response.end(JSON.stringify(packumentOf(name)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const packumentOf = (name: string) => {
    const own = [...tarballs].filter(([key]) => key.startsWith(`${name} `))
    const versions = own.map(([key, tarball]) => {
      const version = key.slice(name.length + 1)
      const dist = { tarball: `${url}/${name}/-/${version}.tgz`, integrity: integrityOf(tarball) }
      return [version, { name, version, dist }]
    })
    return { name, versions: Object.fromEntries(versions), 'dist-tags': {} }
  }

  return {
    url,
    /** returns the package's entry in a lockfile */
    publish(one: Package) {
      const tarball = pack(one)
      tarballs.set(`${one.name} ${one.version}`, tarball)
      const resolved = `${url}/${one.name}/-/${one.version}.tgz`
      return { version: one.version, resolved, integrity: integrityOf(tarball) }
    },
    withdraw: ({ name, version }: Package) => void tarballs.delete(`${name} ${version}`),
    close: () => void server.close(),
  }
}

const integrityOf = (tarball: Buffer) => `sha512-${createHash('sha512').update(tarball).digest('base64')}`

function pack({ name, version, files }: Package): Buffer {
  const folder = temporaryFolder()
  const manifest = JSON.stringify({
    name,
    version,
    type: 'module',
    exports: { './*': './*', '.': './index.js' },
  })
  for (const [file, text] of Object.entries({ 'package.json': manifest, ...files })) {
    mkdirSync(path.dirname(path.join(folder, 'package', file)), { recursive: true })
    writeFileSync(path.join(folder, 'package', file), text)
  }
  execFileSync('tar', ['--mtime=@0', '-czf', 'package.tgz', 'package'], { cwd: folder })
  return readFileSync(path.join(folder, 'package.tgz'))
}
