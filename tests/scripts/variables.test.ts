import assert from 'node:assert/strict'
import { parseEnv } from 'node:util'
import { test } from 'node:test'
import { makeEnvExample, updateVariableTable } from '../../scripts/support/describeVariables.ts'
import { parseConfig } from '../../server/base/config/config.ts'
import { secretNames, variableNames } from '../../server/base/config/variables.ts'
import { cleanVariables } from '../../server/base/config/cleanVariables.ts'
import { describeUnknownVariables } from '../../server/base/config/describeUnknownVariables.ts'
import { read } from '../support/project/projectFiles.ts'

test('README.md and .env.example are what `npm run variables` writes', () => {
  assert.equal(read('README.md'), updateVariableTable(read('README.md')))
  assert.equal(read('.env.example'), makeEnvExample())
})

test('.env.example without its # signs is a file that the server reads', () => {
  const all = parseEnv(makeEnvExample().replaceAll(/^#(?=\w+=)/gm, ''))
  assert.deepEqual(Object.keys(all).sort(), [...variableNames].sort())
  // a server with its own HTTPS has no proxy in front of it
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
  ['PROT', 'PORT'],
  ['SMPT_URL', 'SMTP_URL'],
  ['PUBILC_URL', 'PUBLIC_URL'],
  ['PUBLIC_LRU', 'PUBLIC_URL'],
  ['S3_ENPDOINT', 'S3_ENDPOINT'],
  ['S3_BUKCET', 'S3_BUCKET'],
  ['TRUSTPROXY', 'TRUST_PROXY'],
  ['TRUST_POXY', 'TRUST_PROXY'],
  ['LOGG_LEVEL', 'LOG_LEVEL'],
  ['SMTP_URL_FLIE', 'SMTP_URL_FILE'],
]

test('of any two letters that changed places in a name, the name is found', () => {
  for (const name of variableNames)
    for (let first = 0; first < name.length; first++)
      for (let second = first + 1; second < name.length; second++) {
        const letters = [...name]
        letters[first] = name[second] ?? ''
        letters[second] = name[first] ?? ''
        const typed = letters.join('')
        if (typed !== name && !variableNames.includes(typed))
          assert.match(describeUnknownVariables({ [typed]: 'x' }).join(), /perhaps \w+ is meant/, typed)
      }
})

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
    'SMTP_PORT',
    'SMTP_USER',
    'SMTP_FROM',
    'HTTP_HOST',
    'HTTP_PROXY',
    'HTTPS_PROXY'.toLowerCase(),
    'FTP_PORT',
    'PUBLIC_KEY',
    'PUBLIC_DIR',
    'LOGNAME',
    'XDG_DATA_DIRS',
    'AWS_REGION',
    'S',
    'USER',
  ]
  assert.deepEqual(describeUnknownVariables(Object.fromEntries(others.map((name) => [name, 'x']))), [])
  assert.deepEqual(
    describeUnknownVariables(cleanVariables({ PUBLIC_ULR: '' })),
    [],
    'what is empty is not set',
  )
  assert.deepEqual(
    describeUnknownVariables(Object.fromEntries(secretNames.map((name) => [`${name}_FILE`, 'x']))),
    [],
  )
})
