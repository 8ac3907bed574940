import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { builtDist } from './pages.ts'
import { fetched, type Person, person } from './person.ts'
import { administrator, copyOfTemplate } from './template.ts'

export interface SiteOptions {
  /** the sample life instead of an empty memorial */
  filled?: boolean
  /** environment variables, such as PUBLIC_URL */
  env?: Record<string, string>
}

/** A real server, a process of its own on a free port and on a data folder of its own. */
export interface Site {
  /** such as http://127.0.0.1:41234 */
  url: string
  dataDir: string
  visitor: Person
  /** the administrator, logged in anew */
  administrator(): Promise<Person>
  /** what the server has printed so far */
  output(): string
  /** as Ctrl-C does; resolves to the exit code */
  stop(): Promise<number | null>
  /** stops the server and removes its data */
  close(): Promise<void>
}

const main = path.resolve(import.meta.dirname, '../../server/main.ts')
const settings = /^(HOST|PORT|DATA_DIR|ADMIN_|PUBLIC_URL|TRUST_PROXY|DATABASE_URL|S3_|SMTP_URL)/

export async function startSite({ filled = false, env = {} }: SiteOptions = {}): Promise<Site> {
  builtDist()
  const dataDir = await copyOfTemplate(filled)
  const own = Object.entries(process.env).filter(([name]) => !settings.test(name))
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    env: { ...Object.fromEntries(own), HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = listen(server)
  const url = await output.address
  const visitor = person(fetched(url))
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return server.exitCode
    server.kill('SIGINT')
    await once(server, 'exit')
    return server.exitCode
  }
  return {
    url,
    dataDir,
    visitor,
    administrator: () => visitor.loggedIn(administrator),
    output: output.soFar,
    stop,
    close: async () => {
      await stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Collects what the server prints; `address` resolves once it says where it listens. */
function listen(server: ChildProcess) {
  let printed = ''
  const address = new Promise<string>((resolve, reject) => {
    const take = (piece: Buffer) => {
      printed += piece.toString()
      const port = /The memorial is at \S*?:(\d+)/.exec(printed)?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
    }
    server.stdout?.on('data', take)
    server.stderr?.on('data', take)
    server.on('exit', (code) => reject(new Error(`The server ended with ${code}:\n${printed}`)))
  })
  return { address, soFar: () => printed }
}
