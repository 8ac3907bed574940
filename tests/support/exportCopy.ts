import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { builtProgram } from './builtProgram.ts'
import type { Backend } from './backends.ts'
import { environmentOf } from './environment.ts'

const settings = /^(HOST|PORT|DATA_DIR|ADMIN_|PUBLIC_URL|TRUST_PROXY|DATABASE_URL|S3_|SMTP_URL|MAIL_FROM)/

export interface Exported {
  code: number
  output: string
}

/** `npm run export` as a process of its own, on a memorial that no other process uses. The pages must have been built. */
export async function exportCopy(backend: Backend, ...args: string[]): Promise<Exported> {
  const own = Object.entries(process.env).filter(([name]) => !settings.test(name))
  const env = { ...Object.fromEntries(own), ...environmentOf(backend) }
  const run = promisify(execFile)(process.execPath, [...builtProgram('export/main'), ...args], {
    env,
  })
  return run.then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      output: error.stdout + error.stderr,
    }),
  )
}
