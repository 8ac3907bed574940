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

/** The memorial of a folder, run as `npm start` runs it. */
export const startMemorial = (node, folder) =>
  startProgram(node, serverArguments(), {
    env: { ...serverEnvironment(), ...accountVariables, HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder },
  })

/** The least that Node can do: answers with the given bytes and headers, and with what a site has at other paths. */
export const startBare = (node, answers, origin) =>
  startProgram(node, [inProject('scripts/bench/bareServer.mjs')], {
    input: JSON.stringify({ answers, origin }),
  })

/** Starts a program that prints, at the end of a line, the port where it listens. */
async function startProgram(file, args, options) {
  const child = spawnProgram(file, args, options)
  let printed = ''
  for (;;) {
    // a version of Node ends in a number, too
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

/** Resolves once it has ended. */
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

/** Milliseconds of processor since the process began, of all its threads. */
export function processorOf(pid) {
  const times = readdirSync(`/proc/${pid}/task`).map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  )
  return times.reduce((sum, time) => sum + time, 0) / 1e6
}

/** Megabytes that the process has in memory now. */
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

/** The memorial's answer to it, for a bare server. */
export async function answerOf(memorial, asked) {
  const { status, headers, body } = await ask(memorial, asked)
  // Node adds its own
  for (const name of ['date', 'connection', 'keep-alive']) delete headers[name]
  return { ...asked, status, headers, body: body.toString('base64') }
}
