import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { createInterface } from 'node:readline'
import { compileCache, inProject } from './project.mjs'

/**
 * Runs a program in the project's folder until it ends. Resolves to the exit code, or to 1 if the program could not be started.
 * `label` is printed before each line of the output, because other programs may run at the same time.
 */
export function run(file, args, { env, label, stdio = label ? ['ignore', 'pipe', 'pipe'] : 'inherit' } = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd: inProject(), env: { ...process.env, ...env }, stdio })
    if (label) {
      prefixLines(child.stdout, process.stdout, label)
      prefixLines(child.stderr, process.stderr, label)
    }
    child.on('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.on('close', (code, signal) => resolve(toExitCode(code, signal)))
  })
}

export const prefixLines = (input, output, label) =>
  createInterface({ input }).on('line', (line) => output.write(`${label}${line}\n`))

/**
 * Replaces this process with a program. If Node has no `execve`, runs the program as a child process instead, and passes on its
 * output, signals and exit code.
 */
export function handOver(file, args, env = {}) {
  const fullEnv = { ...compileCache, ...process.env, ...env }
  if (process.execve) process.execve(file, [file, ...args], fullEnv)
  const child = spawn(file, args, { env: fullEnv, stdio: 'inherit' })
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) {
    process.on(signal, () => {
      // on Ctrl-C, the terminal itself sends the signal to both processes
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  child.on('error', (error) => {
    console.error(error.message)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(toExitCode(code, signal)))
}

export const toExitCode = (code, signal) => code ?? 128 + (constants.signals[signal] ?? 1)
