import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { inProject } from '../support/project.mjs'
import { accountVariables } from '../support/measuredAccount.mjs'
import { serverArguments, serverEnvironment } from '../support/serve.mjs'
import { Stop } from '../support/stop.mjs'

const started = new Set()
export const CONNECTIONS = 8
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })

/** Starts the memorial of a folder, as `npm start` does. */
export const startMemorial = (node, folder) =>
  startProgram(node, serverArguments(), {
    env: { ...serverEnvironment(), ...accountVariables, HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder },
  })

/** Starts a minimal Node server that sends the given bytes and headers, and a site's responses at other paths. */
export const startBare = (node, answers, origin) =>
  startProgram(node, [inProject('scripts/bench/bareServer.mjs')], {
    input: JSON.stringify({ answers, origin }),
  })

/** Starts a program that prints its port at the end of a line. */
async function startProgram(file, args, options) {
  const child = spawnProgram(file, args, options)
  let printed = ''
  for (;;) {
    // the pattern excludes versions of Node, which end in a number, too
    const [, port] = /(?<![.\d])(\d+)\s*\n/.exec(printed) ?? []
    if (port) return { port, pid: child.pid, stop: () => stop(child) }
    const bytes = await Promise.race([once(child.stdout, 'data'), once(child, 'exit').then(() => null)])
    if (!bytes) throw new Stop(`${args.at(-1)} did not start.`)
    printed += bytes[0]
  }
}

export function spawnProgram(file, args, { env = {}, input = '' } = {}) {
  const child = spawn(file, args, { env: { ...process.env, ...env }, stdio: ['pipe', 'pipe', 'inherit'] })
  started.add(child)
  child.stdin.end(input)
  return child
}

/** Stops a program and resolves once it has ended. */
async function stop(child) {
  started.delete(child)
  if (child.exitCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
}

export function killAll() {
  for (const child of started) child.kill('SIGKILL')
}

/** Reads the processor milliseconds of all threads of a process since its start. */
export function processorOf(pid) {
  const times = readdirSync(`/proc/${pid}/task`).map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  )
  return times.reduce((sum, time) => sum + time, 0) / 1e6
}

/** Reads how many megabytes of memory the process uses now. */
export function memoryOf(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(kilobytes) / 1024
}

export async function ask({ port }, { path, request = {} }) {
  const [response] = await once(get({ port, path, headers: request, agent }), 'response')
  const body = await buffer(response)
  if (response.statusCode >= 300) throw new Error(`${path} was answered with ${response.statusCode}`)
  return { status: response.statusCode, headers: response.headers, body }
}

/** Fetches the memorial's response to a request, for a bare server to send. */
export async function answerOf(memorial, asked) {
  const { status, headers, body } = await ask(memorial, asked)
  // the bare server's Node adds these headers itself
  for (const name of ['date', 'connection', 'keep-alive']) delete headers[name]
  return { ...asked, status, headers, body: body.toString('base64') }
}
