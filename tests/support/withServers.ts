/** `node tests/support/withServers.ts COMMAND …`: runs the command with PostgreSQL and S3 servers beside it. */
import { spawn } from 'node:child_process'
import { postgresServer, SERVERS, s3Server } from './servers.ts'

const [command = '', ...args] = process.argv.slice(2)
const [postgres, s3] = await Promise.all([postgresServer(), s3Server()])
const env = { ...process.env, [SERVERS]: JSON.stringify({ postgres, s3 }) }
const child = spawn(command, args, { env, stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => process.exit(code ?? 1))
