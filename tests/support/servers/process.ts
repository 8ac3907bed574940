import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { builtProgram } from './builtProgram.ts'

const settings =
  /^(HOST|PORT|DATA_DIR|ADMIN_|PUBLIC_URL|TRUST_PROXY|DATABASE_URL|S3_|SMTP_URL|MAIL_FROM|BACKUP_|MIN_FREE_MB|LOG_LEVEL|METRICS_|HTTPS?_|ACME_)/

export type ServerProcess = Awaited<ReturnType<typeof startProcess>>

/**
 * Starts a real server process on a free port, without the settings in this process's environment. Returns when it serves or has
 * ended. `within` is a command that starts the server, such as `setpriv`; `program` replaces the built program.
 */
export async function startProcess(
  env: Record<string, string>,
  { within = [] as readonly string[], program = builtProgram('main') } = {},
) {
  const own = Object.entries(process.env).filter(([name]) => !settings.test(name))
  const [command = '', ...args] = [...within, process.execPath, ...program]
  const child = spawn(command, args, {
    env: { ...Object.fromEntries(own), HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  // waits for the output to close, because its last lines may come after the exit
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const port = new Promise<string>((resolve) => {
    const take = (piece: Buffer) => {
      printed += piece.toString()
      const found = /The memorial is at \S*?:(\d+)/.exec(printed)?.[1]
      if (found) resolve(found)
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
  })
  /** Asks it to end; returns its exit code. */
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  const listening = await Promise.race([port, ended.then(() => null)])
  return {
    /** such as http://127.0.0.1:40123; empty when it ended before it served */
    url: listening ? `http://127.0.0.1:${listening}` : '',
    /** everything it has printed so far */
    output: () => printed,
    /** its exit code once it has ended, null when a signal ended it */
    ended,
    kill: (signal: NodeJS.Signals) => void child.kill(signal),
    stop,
    [Symbol.asyncDispose]: async () => void (await stop()),
    pid: child.pid ?? 0,
  }
}
