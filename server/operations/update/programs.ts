import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { closeSync, openSync, statSync } from 'node:fs'
import path from 'node:path'
import { PlainError } from '../../base/errors/PlainError.ts'

/** A running script, such as `start`, of one version of the application. */
export interface Program {
  child: ChildProcess
  output(): string
  /** resolves to the exit code; null if a signal ended the program or it could not be started */
  exitCode: Promise<number | null>
}

/** Runs a script of the version in `folder`. This folder is also the working directory. */
export function startScript(folder: string, name: string, env: NodeJS.ProcessEnv): Program {
  const child = spawn(process.execPath, [path.join(folder, `scripts/${name}.mjs`)], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => {
      output += bytes.toString()
    })
  const exitCode = new Promise<number | null>((resolve) => {
    child.on('close', resolve)
    child.on('error', () => resolve(null))
  })
  return { child, output: () => output, exitCode }
}

/** Starts the memorial's server in the background, as the user who owns the data folder. Returns its pid. */
export function startInBackground(projectFolder: string, dataDir: string): number | undefined {
  const { uid, gid } = statSync(dataDir)
  const child = spawn(process.execPath, [path.join(projectFolder, 'scripts/start.mjs')], {
    cwd: process.cwd(),
    detached: true,
    stdio: 'ignore',
    ...(process.getuid?.() === 0 ? { uid, gid } : {}),
  })
  child.unref()
  return child.pid
}

/** Sends a signal to a process, unless it has ended or belongs to another user. */
export function sendSignal(pid: number, name: NodeJS.Signals) {
  if (isAlive(pid)) process.kill(pid, name)
}

/** Whether a process exists and this user may send it signals. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Unpacks a tarball into a folder. Throws PlainError if the tarball cannot be read. */
export function unpackTarball(file: string, folder: string) {
  const input = openSync(file, 'r')
  try {
    // tar would take a name with a colon for another computer, and one that begins with - for options
    execFileSync('tar', ['-xzf', '-', '-C', folder, '--no-same-owner'], {
      stdio: [input, 'ignore', 'pipe'],
    })
  } catch (error) {
    const reason = (error as { stderr?: Buffer }).stderr?.toString().trim().split('\n')[0]
    throw new PlainError(`${file} cannot be unpacked: ${reason || (error as Error).message}`)
  } finally {
    closeSync(input)
  }
}

/** Whether npm reaches the registry in its configuration. */
export const reachesRegistry = (node: string, npm: string): boolean =>
  spawnSync(node, [npm, 'ping', '--fetch-retries=0', '--fetch-timeout=5000'], { stdio: 'ignore' }).status ===
  0
