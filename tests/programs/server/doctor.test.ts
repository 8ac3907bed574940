import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { machineChecks } from '../../../server/operations/doctor/machineChecks.ts'
import { storageChecks } from '../../../server/operations/doctor/storageChecks.ts'
import { serviceChecks } from '../../../server/operations/doctor/serviceChecks.ts'
import { startCommand } from '../../support/servers/command.ts'
import { environmentOf } from '../../support/world/environment.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const checkNames = [...machineChecks, ...storageChecks, ...serviceChecks].map(({ name }) => name)
const { world } = await openSharedWorld()

/** Runs `npm run doctor`. Returns its exit code, its lines, and the name of the check in each line. */
async function runDoctor(env: Record<string, string>) {
  const command = startCommand('commands/doctor', [], { ...environmentOf(world.backend), ...env })
  const code = await command.ended
  const lines = command.output().trimEnd().split('\n')
  const names = lines.map((line) => /^(?:ok|bad|-) +(\w+(?: \w+)?) {2,}/.exec(line)?.[1])
  return { code, lines, names }
}

test('each check prints one line; a fault comes with its remedy, and makes the exit code 1', async () => {
  const npm = realpathSync(execFileSync('which', ['npm'], { encoding: 'utf8' }).trim())
  const { code, lines, names } = await runDoctor({
    PORT: '1',
    npm_node_execpath: process.execPath,
    npm_execpath: npm,
    npm_config_registry: 'http://127.0.0.1:1',
  })
  assert.equal(code, 1)
  assert.deepEqual(names, checkNames, lines.join('\n'))
  const lineOf = (name: string) => lines.find((line) => line.includes(` ${name} `)) ?? ''
  for (const name of ['integrity', 'mark', 'files']) assert.match(lineOf(name), /^ok /)
  assert.match(lineOf('server'), /^bad .*no server is running → npm start/)
  assert.match(lineOf('registry'), /^bad .*the npm registry does not answer → /)
  const withoutAdvice = lines.filter((line) => line.startsWith('bad') && !line.includes(' → '))
  assert.deepEqual(withoutAdvice, [])
})

test('wrong variables and a missing folder are reported like other faults, and nothing is created', async () => {
  const away = path.join(world.dataDir, 'nowhere')
  const { lines, names } = await runDoctor({ DATA_DIR: away })
  assert.deepEqual(names, checkNames, lines.join('\n'))
  assert.match(lines.join('\n'), /^bad {2}folder .*there is no folder .* → /m)
  assert.ok(!existsSync(away))
  const wrong = await runDoctor({ TRUST_PROXY: 'yes' })
  assert.deepEqual(wrong.names, checkNames, wrong.lines.join('\n'))
  assert.match(wrong.lines.join('\n'), /^bad {2}variables .*TRUST_PROXY must be .* → /m)
})
