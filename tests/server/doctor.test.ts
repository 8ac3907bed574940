import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { startCommand } from '../support/command.ts'
import { environmentOf } from '../support/environment.ts'
import { openWorld } from '../support/world.ts'

const world = await openWorld()
const folder = await mkdtemp(path.join(tmpdir(), 'memorial-doctor-'))
after(async () => {
  await world.close()
  await rm(folder, { recursive: true })
})

/** The lines of `npm run doctor`, each by the name of its check. */
async function runDoctor(env: Record<string, string> = {}) {
  const command = startCommand('doctor/main', [], { ...environmentOf(world.backend), ...env })
  const code = await command.ended
  const lines = command.output().trimEnd().split('\n')
  const findings = Object.fromEntries(
    lines.map((line) => {
      const [, state, name = '', rest] = /^(ok|bad|-) +(\w+(?: \w+)?) {2,}(.*)$/.exec(line) ?? ['', line]
      return [name.trim(), `${state} ${rest}`]
    }),
  )
  return { code, lines, findings }
}

test('a memorial is looked at in 25 checks, a line each', async () => {
  const { lines, findings } = await runDoctor()
  assert.equal(lines.length, 25, lines.join('\n'))
  assert.equal(Object.keys(findings).length, 25, lines.join('\n'))
  const good = ['variables', 'spelling', 'node', 'clock', 'folder', 'rights', 'disk', 'database', 'integrity']
  for (const name of [...good, 'mark', 'files', 'originals', 'work'])
    assert.match(findings[name] ?? '', /^ok /, `${name}: ${findings[name]}`)
  for (const name of ['pgbouncer', 'address', 'certificate', 'mail', 'secrets'])
    assert.match(findings[name] ?? '', /^- /, `${name}: ${findings[name]}`)
})

test('whatever is wrong has its cure in the same line, and ends it with 1', async () => {
  const secret = path.join(folder, 'smtp')
  await writeFile(secret, 'smtp://127.0.0.1:1')
  await chmod(secret, 0o644)
  await chmod(world.dataDir, 0o755)
  await world.context.db
    .insertInto('jobs')
    .values({
      id: 'j',
      kind: 'derive',
      subject: '',
      due_at: 0,
      tries: 99,
      lease_until: 0,
      last_error: 'no room',
    })
    .execute()
  const { code, lines, findings } = await runDoctor({
    PUBLIC_URL: 'https://127.0.0.1:1',
    SMTP_URL_FILE: secret,
    BACKUP_FOLDER: path.join(folder, 'away'),
    BACKUP_EVER: 'day',
    MIN_FREE_MB: '999999999',
    PORT: '1',
  })
  await chmod(world.dataDir, 0o700)
  assert.equal(code, 1)
  const ills: Record<string, RegExp> = {
    spelling: /^bad BACKUP_EVER is not known; BACKUP_EVERY is meant/,
    secrets: /^bad .* → chmod o-rwx /,
    rights: /^bad .* → chmod 700 /,
    disk: /^bad \d+ MB are free → Delete/,
    server: /^bad nobody answers .* → npm start/,
    address: /^bad https:\/\/127\.0\.0\.1:1 does not answer → /,
    certificate: /^bad .*ECONNREFUSED.* → Renew it/,
    proxy: /^bad all visitors count as one address → Set TRUST_PROXY=1/,
    mail: /^bad .*ECONNREFUSED.* → Correct SMTP_URL/,
    'last copy': /^bad .*away is not there.* → Put in the disk/,
    work: /^bad 1 given up: derive \(no room\) → /,
  }
  for (const [name, ill] of Object.entries(ills)) assert.match(findings[name] ?? '', ill)
  assert.deepEqual(
    lines.filter((line) => line.startsWith('bad') && !line.includes(' → ')),
    [],
  )
})

test('a memorial that ends HTTPS itself is not sent to a proxy, and npm is asked for its registry', async () => {
  const npm = realpathSync(execFileSync('which', ['npm'], { encoding: 'utf8' }).trim())
  const { findings } = await runDoctor({
    HTTPS_DOMAIN: 'nowhere.invalid',
    npm_node_execpath: process.execPath,
    npm_execpath: npm,
    npm_config_registry: 'http://127.0.0.1:1',
  })
  assert.match(findings.proxy ?? '', /^- /)
  assert.match(findings.certificate ?? '', /^bad .* → The log says why none could be fetched/)
  assert.match(findings.registry ?? '', /^bad the registry of npm does not answer → /)
})

test('root may look at the memorial of another user', { skip: process.getuid?.() !== 0 }, async () => {
  assert.match((await runDoctor()).findings.user ?? '', /^bad this is root/)
  await chown(world.dataDir, 65_534, 65_534)
  assert.match((await runDoctor()).findings.user ?? '', /^ok /)
  await chown(world.dataDir, 0, 0)
})

test('wrong variables and a folder that is not there are findings like others, and nothing is made', async () => {
  const wrong = await runDoctor({ TRUST_PROXY: 'yes' })
  assert.equal(wrong.lines.length, 25)
  assert.match(wrong.findings.variables ?? '', /^bad TRUST_PROXY must be .* → /)
  const away = await runDoctor({ DATA_DIR: path.join(folder, 'nowhere') })
  assert.equal(away.lines.length, 25)
  assert.match(away.findings.folder ?? '', /^bad there is no folder .* → /)
  assert.match(
    (await runDoctor({ DATA_DIR: path.join(folder, 'nowhere') })).findings.folder ?? '',
    /^bad there is no/,
  )
})
