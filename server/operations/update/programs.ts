import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { PlainError } from '../../base/errors/PlainError.ts'
import { asRoot, ownerOptions } from '../../base/owner.ts'
import { projectFolder } from '../../base/process/projectFolder.ts'
import { endsWithMaker } from '../../codecs/programs/runChild.ts'

/** A running script, such as `start`, of one version of the application. */
export type Program = ReturnType<typeof startScript>

/**
 * Runs a script of the version in `folder`. This folder is also the working directory. The script and everything that it has
 * started end when this process ends, or when it closes the script's standard input.
 */
export function startScript(folder: string, name: string, env: NodeJS.ProcessEnv) {
  const [shell, ...shellArgs] = endsWithMaker
  const script = path.join(folder, `scripts/${name}.mjs`)
  const child = startChild((rights) =>
    spawn(shell, [...shellArgs, process.execPath, script], { cwd: folder, env, detached: true, ...rights }),
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (bytes: Buffer) => {
      output += bytes.toString()
    })
  /** resolves to the exit code; null if a signal ended the program or it could not be started */
  const exitCode = new Promise<number | null>((resolve) => {
    child.on('close', resolve)
    child.on('error', () => resolve(null))
  })
  return { child, output: () => output, exitCode }
}

/** Starts the memorial's server in the background. It outlives this process. Returns its pid. */
export function startInBackground(): number | undefined {
  const child = startChild((rights) =>
    spawn(process.execPath, [path.join(projectFolder, 'scripts/start.mjs')], {
      cwd: process.cwd(),
      detached: true,
      stdio: 'ignore',
      ...rights,
    }),
  )
  child.unref()
  return child.pid
}

/** Starts a child process with the rights that this process has now, and without a way back to root. */
function startChild(start: (rights: { uid?: number; gid?: number }) => ChildProcess): ChildProcess {
  if (process.geteuid?.() === 0) return start({})
  using _ = asRoot()
  return start(ownerOptions())
}

/** Sends a signal to a server of this project, unless it has ended. */
export function sendSignal(pid: number, name: NodeJS.Signals) {
  if (isServer(pid)) process.kill(pid, name)
}

/**
 * Whether a process belongs to this user and is a server of this project. The pid comes from a file: it may belong to another
 * process by now, or the file may be forged.
 */
export function isServer(pid: number): boolean {
  const runningProcess = readProcess(pid)
  return (
    runningProcess?.uid === process.geteuid?.() &&
    runningProcess?.command.some(
      (part) =>
        part.startsWith(`${projectFolder}/`) && /\/(server\/main\.js|scripts\/start\.mjs)$/.test(part),
    ) === true
  )
}

/** Reads whose process it is, and its command, from /proc or, on a Mac, from ps. Returns null if there is no such process. */
function readProcess(pid: number): { uid: number; command: string[] } | null {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-ww', '-o', 'uid=,args=', '-p', String(pid)], { encoding: 'utf8' })
    const [, uid, command = ''] = /^ *(\d+) (.*)$/m.exec(stdout) ?? []
    return uid ? { uid: Number(uid), command: command.split(/ (?=[-/])/) } : null
  }
  try {
    const [, uid] = /^Uid:\s+\d+\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return { uid: Number(uid), command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0') }
  } catch {
    return null
  }
}

/** Throws PlainError if the tarball cannot be read. */
export function unpackTarball(file: string, folder: string) {
  const input = openSync(file, 'r')
  try {
    // tar would take a name with a colon for another computer, and one that begins with - for options
    execFileSync('tar', ['-xzf', '-', '-C', folder, '--no-same-owner', '--no-same-permissions'], {
      stdio: [input, 'ignore', 'pipe'],
    })
  } catch (error) {
    const reason = (error as { stderr?: Buffer }).stderr?.toString().trim().split('\n')[0]
    throw new PlainError(`${file} cannot be unpacked: ${reason || (error as Error).message}`)
  } finally {
    closeSync(input)
  }
}

export const reachesRegistry = (node: string, npm: string): boolean =>
  spawnSync(node, [npm, 'ping', '--fetch-retries=0', '--fetch-timeout=5000'], { stdio: 'ignore' }).status ===
  0
