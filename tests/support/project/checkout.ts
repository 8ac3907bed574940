import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { after } from 'node:test'

const project = path.resolve(import.meta.dirname, '../../..')
const files = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'tsconfig.json',
  'scripts',
  'contract',
  'domain',
  'languages',
  'server',
  'web',
  'vite.config.ts',
]

/** The administrator's password in every checkout. */
export const password = 'of his own choosing'

/** A running script. */
export interface Script {
  child: ChildProcess
  out(): string
  err(): string
  ended: Promise<number | null>
  /** resolves when it serves, or has ended */
  serving: Promise<unknown>
}

interface CheckoutOptions {
  isBuilt?: boolean
  registry?: string
  port?: number
  env?: Record<string, string>
}

/**
 * Makes a checkout of the project in a folder. If it `isBuilt`, it has `dist` and `node_modules`. If there is no `registry`, npm
 * cannot reach one. The scripts of the checkout are killed after the tests.
 */
export async function makeCheckout(
  folder: string,
  { isBuilt = true, registry = '', port = 0, env: more = {} }: CheckoutOptions = {},
) {
  const started: ChildProcess[] = []
  after(() => {
    for (const child of started) child.kill('SIGKILL')
  })
  mkdirSync(folder, { recursive: true })
  for (const name of files) cpSync(path.join(project, name), path.join(folder, name), { recursive: true })
  if (isBuilt) {
    const dist = realpathSync(path.join(project, 'dist'))
    const packages = path.join(dist, 'node_modules')
    // links the packages, because they never change and have 220 MB
    cpSync(dist, path.join(folder, 'dist-copied'), { recursive: true, filter: (file) => file !== packages })
    symlinkSync(packages, path.join(folder, 'dist-copied/node_modules'))
    symlinkSync('dist-copied', path.join(folder, 'dist'))
    symlinkSync(realpathSync(path.join(project, 'node_modules')), path.join(folder, 'node_modules'))
  }
  const { npm_execpath: _, npm_node_execpath: __, NODE_TEST_CONTEXT: ___, ...env } = process.env
  const settings = {
    HOST: '',
    PORT: String(port),
    DATA_DIR: path.join(folder, 'data'),
    ADMIN_PASSWORD: password,
    npm_config_registry: registry || 'http://127.0.0.1:1',
    npm_config_cache: path.join(folder, 'npm-cache'),
    npm_config_fetch_retries: '0',
    ...more,
  }
  const at = (name: string) => path.join(folder, name)

  /** Starts `scripts/NAME.mjs` as npm does. */
  const start = (name: string, ...args: string[]) => startWith({}, name, ...args)

  function startWith(variables: Record<string, string>, name: string, ...args: string[]): Script {
    const child = spawn(process.execPath, [at(`scripts/${name}.mjs`), ...args], {
      env: { ...env, ...settings, ...variables },
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    started.push(child)
    const printed = { out: '', err: '' }
    child.stdout.on('data', (bytes: Buffer) => (printed.out += bytes.toString()))
    child.stderr.on('data', (bytes: Buffer) => (printed.err += bytes.toString()))
    const ended = once(child, 'close').then(([code]) => code as number | null)
    const listening = new Promise<void>((resolve) => {
      child.stdout.on('data', () => printed.out.includes('The memorial is at ') && resolve())
    })
    const serving = Promise.race([listening, ended])
    return { child, out: () => printed.out, err: () => printed.err, ended, serving }
  }

  async function runWith(variables: Record<string, string>, name: string, ...args: string[]) {
    const script = startWith(variables, name, ...args)
    return { code: await script.ended, out: script.out(), err: script.err() }
  }

  return {
    at,
    start,
    run: (name: string, ...args: string[]) => runWith({}, name, ...args),
    runWith,
    /** Runs a script, and stops one of its commands once, at a step or at a change of a file: see stopAtStep.mjs. */
    runStopped: (by: 'kill' | 'full', step: number | string, name: string, ...args: string[]) =>
      runWith(
        {
          NODE_OPTIONS: `--import=${path.join(import.meta.dirname, '../servers/stopAtStep.mjs')}`,
          STOP_BY: by,
          STOP_AT: String(step),
          STOP_BELOW: `${folder}/`,
        },
        name,
        ...args,
      ),
    edit(name: string, change: (text: string) => string) {
      writeFileSync(at(name), change(readFileSync(at(name), 'utf8')))
    },
  }
}
