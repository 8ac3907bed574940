import { chmod, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { takePorts } from '../../../scripts/support/takePorts.ts'
import { runStatement } from './postgres.ts'
import { startServer } from './startServer.ts'
import { succeeds } from './waitUntil.ts'
import { temporaryFolder } from '../files/temporaryFolder.ts'

/**
 * Starts PgBouncer from Debian's package, with its default pool of 20, in front of the server of `url`. It ends with this
 * process. Returns the URL that leads through it.
 */
export async function startPgBouncer(url: string, mode: 'session' | 'transaction'): Promise<string> {
  const folder = temporaryFolder()
  const [port = 0] = await takePorts(1)
  const { port: serverPort, username } = new URL(url)
  const users = path.join(folder, 'users.txt')
  await writeFile(users, `"${username}" ""\n`)
  await writeFile(
    path.join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=127.0.0.1 port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = ${mode}
; tries again after one second if the database was unreachable
server_login_retry = 1
`,
  )
  // PgBouncer refuses to run as root
  for (const each of [folder, users, path.join(folder, 'pgbouncer.ini')]) await chmod(each, 0o755)
  const proxyUrl = Object.assign(new URL(url), { port: String(port) }).href
  await startServer(['pgbouncer', path.join(folder, 'pgbouncer.ini')], {
    user: 'postgres',
    isReady: () => succeeds(runStatement(proxyUrl, 'select 1')),
  })
  return proxyUrl
}
