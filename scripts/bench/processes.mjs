import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { inProject } from '../support/project.mjs'
import { accountVariables } from '../support/measuredAccount.mjs'
import { Stop } from '../support/stop.mjs'

const startedProcesses = new Set()
export const CONNECTIONS = 8
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })

/** Starts the server of a checkout for the memorial in a data folder, as `npm start` does. */
export async function startMemorial(node, folder, checkout = inProject()) {
  const [serve, project] = await Promise.all(
    ['serve', 'project'].map(
      (name) => import(pathToFileURL(join(checkout, `scripts/support/${name}.mjs`)).href),
    ),
  )
  // earlier versions list the arguments of the server in a function of its own
  const args = serve.serverArguments?.() ?? project.builtProgramArguments('main')
  return startProgram(node, args, {
    env: {
      ...serve.serverEnvironment(),
      ...accountVariables,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: folder,
    },
  })
}

/** Starts a minimal Node server that sends `answers` (headers and bytes by path), and for other paths the responses of `origin`. */
export const startBare = (node, answers, origin) =>
  startProgram(node, [inProject('scripts/bench/bareServer.mjs')], {
    input: JSON.stringify({ answers, origin }),
  })

/** Starts a program that prints its port at the end of a line. */
async function startProgram(file, args, options) {
  const child = spawnProgram(file, args, options)
  let output = ''
  for (;;) {
    // the pattern does not match a version of Node, although a version also ends with a number
    const [, port] = /(?<![.\d])(\d+)\s*\n/.exec(output) ?? []
    if (port) return { port, pid: child.pid, stop: () => stop(child) }
    const bytes = await Promise.race([once(child.stdout, 'data'), once(child, 'exit').then(() => null)])
    if (!bytes) throw new Stop(`${args.at(-1)} did not start.`)
    output += bytes[0]
  }
}

export function spawnProgram(file, args, { env = {}, input = '' } = {}) {
  const child = spawn(file, args, { env: { ...process.env, ...env }, stdio: ['pipe', 'pipe', 'inherit'] })
  startedProcesses.add(child)
  child.stdin.end(input)
  return child
}

/** Resolves when the program has ended. */
async function stop(child) {
  startedProcesses.delete(child)
  if (child.exitCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
}

export function killAll() {
  for (const child of startedProcesses) child.kill('SIGKILL')
}

/** Reads how many CPU milliseconds all threads of a process have used since its start. */
export function readThreadsMs(pid) {
  const times = readdirSync(`/proc/${pid}/task`).map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  )
  return times.reduce((sum, time) => sum + time, 0) / 1e6
}

export function readMemoryMb(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(kilobytes) / 1024
}

export async function sendRequest({ port }, { path, request = {} }) {
  const [response] = await once(get({ port, path, headers: request, agent }), 'response')
  const body = await buffer(response)
  if (response.statusCode >= 300) throw new Error(`${path} was answered with ${response.statusCode}`)
  return { status: response.statusCode, headers: response.headers, body }
}

/** Fetches the memorial's response to a request, so that a bare server can send the same response. */
export async function fetchAnswer(memorial, request) {
  const { status, headers, body } = await sendRequest(memorial, request)
  // Node adds these headers to the responses of the bare server by itself
  for (const name of ['date', 'connection', 'keep-alive']) delete headers[name]
  return { ...request, status, headers, body: body.toString('base64') }
}
