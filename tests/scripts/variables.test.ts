import assert from 'node:assert/strict'
import { parseEnv } from 'node:util'
import { test } from 'node:test'
import { makeEnvExample, updateVariableTable } from '../../scripts/support/describeVariables.ts'
import { environmentSchema, parseConfig } from '../../server/base/config/config.ts'
import { secretNames, describeUnknownVariables, variableNames } from '../../server/base/config/variables.ts'
import { read } from '../support/projectFiles.ts'

test('README.md and .env.example are what `npm run variables` writes', () => {
  assert.equal(read('README.md'), updateVariableTable(read('README.md')))
  assert.equal(read('.env.example'), makeEnvExample())
})

test('the list has every variable that the server reads, and no other', () => {
  assert.deepEqual([...variableNames].sort(), Object.keys(environmentSchema.shape).sort())
})

test('.env.example without its # signs is a file that the server reads', () => {
  const all = parseEnv(makeEnvExample().replaceAll(/^#(?=\w+=)/gm, ''))
  assert.deepEqual(Object.keys(all).sort(), [...variableNames].sort())
  // one that has HTTPS by itself has no proxy
  assert.throws(() => parseConfig(all), /TRUST_PROXY/)
  const { HTTPS_DOMAIN: _, ...behindProxy } = all
  assert.equal(parseConfig(behindProxy).publicUrl, 'https://walter.example.org')
  assert.deepEqual(describeUnknownVariables(all), [])
})

const misspelt: [typed: string, meant: string][] = [
  ['PUBLIC_ULR', 'PUBLIC_URL'],
  ['PUBLICURL', 'PUBLIC_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['DATADIR', 'DATA_DIR'],
  ['ADMIN_PASWORD', 'ADMIN_PASSWORD'],
  ['ADMIN_PASSWORD_FIEL', 'ADMIN_PASSWORD_FILE'],
  ['port', 'PORT'],
]
for (const [typed, meant] of misspelt)
  test(`${typed} is named, and ${meant} is suggested`, () => {
    assert.deepEqual(describeUnknownVariables({ [typed]: 'x' }), [
      `${typed} is not known; perhaps ${meant} is meant.`,
    ])
  })

test('an unknown name that looks like ours is named, too, and so is every other unknown name in .env', () => {
  const env = { BACKUP_COMPRESSION: 'on', COLOUR: 'blue' }
  assert.deepEqual(describeUnknownVariables(env), ['BACKUP_COMPRESSION is not known and sets nothing.'])
  assert.equal(describeUnknownVariables(env, ['COLOUR']).length, 2)
})

test('a variable that Node reads too late from .env is named, and where to set it', () => {
  const env = { NODE_EXTRA_CA_CERTS: '/etc/ssl/own.pem' }
  assert.match(describeUnknownVariables(env, ['NODE_EXTRA_CA_CERTS']).join(), /set it in the shell\.$/)
  assert.deepEqual(describeUnknownVariables(env), [])
})

test('variables of the machine and of other programs are ignored', () => {
  const others = [
    'HOSTNAME',
    'PATH',
    'PWD',
    'HOME',
    'POST',
    'LANG',
    'TZ',
    'MAIL',
    'NODE_ENV',
    'SMTP_HOST',
    'S',
    'USER',
  ]
  assert.deepEqual(describeUnknownVariables(Object.fromEntries(others.map((name) => [name, 'x']))), [])
  assert.deepEqual(describeUnknownVariables({ PUBLIC_ULR: '' }), [], 'what is empty is not set')
  assert.deepEqual(
    describeUnknownVariables(Object.fromEntries(secretNames.map((name) => [`${name}_FILE`, 'x']))),
    [],
  )
})
