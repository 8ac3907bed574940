/**
 * Runs a command with a PostgreSQL and an S3 server: `node tests/support/servers/withServers.ts COMMAND …`. Without a command,
 * writes as JSON the environment variables that tell tests of the servers, and keeps these running until its input ends.
 */
import { spawn } from 'node:child_process'
import { postgresServer, SERVERS, s3Server } from './servers.ts'

const [command, ...args] = process.argv.slice(2)
// an exit removes the folders of the servers, even while they start
if (!command) process.once('SIGINT', () => process.exit(130))
const [postgres, s3] = await Promise.all([postgresServer(), s3Server()])
const env = { [SERVERS]: JSON.stringify({ postgres, s3 }) }
if (command) {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 1))
} else {
  process.stdout.write(JSON.stringify(env))
  process.stdin.on('end', () => process.exit()).resume()
}
