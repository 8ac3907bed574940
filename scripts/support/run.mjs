import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { createInterface } from 'node:readline'
import { compileCache, inProject } from './project.mjs'

/**
 * Runs a program to its end in the project's folder; resolves to its exit code, 1 when it could not be started. `label` comes
 * before each line of its output, for programs that run at the same time.
 */
export function run(file, args, { env, label, stdio = label ? ['ignore', 'pipe', 'pipe'] : 'inherit' } = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd: inProject(), env: { ...process.env, ...env }, stdio })
    if (label) {
      passOn(child.stdout, process.stdout, label)
      passOn(child.stderr, process.stderr, label)
    }
    child.on('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.on('close', (code, signal) => resolve(codeOf(code, signal)))
  })
}

const passOn = (input, output, label) =>
  createInterface({ input }).on('line', (line) => output.write(`${label}${line}\n`))

/**
 * Replaces this process with `file`, including output, signals and exit code. A Node without execve runs it as a child and
 * passes signals on.
 */
export function handOver(file, args, env = {}) {
  const all = { ...compileCache, ...process.env, ...env }
  if (process.execve) process.execve(file, [file, ...args], all)
  const child = spawn(file, args, { env: all, stdio: 'inherit' })
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) {
    process.on(signal, () => {
      // a terminal sends Ctrl-C to both processes
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  child.on('error', (error) => {
    console.error(error.message)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(codeOf(code, signal)))
}

const codeOf = (code, signal) => code ?? 128 + (constants.signals[signal] ?? 1)
