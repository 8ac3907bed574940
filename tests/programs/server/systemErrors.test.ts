import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { constants } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { describeSystemError, explainSystemError } from '../../../server/base/errors/describeSystemError.ts'
import { findCause } from '../../../server/platform/database/sqlite.ts'
import { inFolder, newSqliteFolder } from '../../support/world/backends.ts'
import { builtProgram } from '../../support/servers/builtProgram.ts'
import { environmentOf } from '../../support/world/environment.ts'
import { startProcess } from '../../support/servers/process.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'

/** Each error of the system, the fault that people read, and the cure, which fits no other error. */
const errors: Record<string, [fault: RegExp, cure: RegExp]> = {
  ENOSPC: [/no room left on the disk$/, /^Make some/],
  EDQUOT: [/whose quota is used up$/, /ask for a larger quota/],
  EROFS: [/^\/srv\/a is on a read-only disk$/, /became read-only by itself has a fault: check it/],
  EACCES: [/^reading or writing \/srv\/a is not allowed/, /^Allow it/],
  EPERM: [/^reading or writing \/srv\/a is not allowed/, /^Allow it/],
  EIO: [/^the disk of \/srv\/a does not work/, /^Connect it again and check it/],
  ENXIO: [/^the disk of \/srv\/a does not work/, /^Connect it again and check it/],
  ENODEV: [/^the disk of \/srv\/a does not work/, /^Connect it again and check it/],
  ESTALE: [/^the connection to the disk of \/srv\/a was lost/, /^Connect it again/],
  EHOSTDOWN: [/^the connection to the disk of \/srv\/a was lost/, /^Connect it again/],
  ENOENT: [/^there is no folder for \/srv\/a$/, /^Make it first/],
  ENOTDIR: [/^\/srv\/a lies below a file/, /^Choose another place/],
  EISDIR: [/^\/srv\/a is a folder$/, /^Choose the name of a file/],
  EEXIST: [/^\/srv\/a already exists/, /^Choose another name/],
  ELOOP: [/^\/srv\/a is a link that leads back to itself/, /^Choose another place/],
  ENAMETOOLONG: [/^the name \/srv\/a is too long/, /^Choose a shorter name/],
  EFBIG: [/too large for that disk/, /^Choose another disk/],
  EBUSY: [/^another program is using \/srv\/a$/, /^Try again in a minute/],
  EMFILE: [/^too many files are open/, /^Raise the limit/],
  ENFILE: [/^too many files are open/, /^Raise the limit/],
}

for (const [code, [fault, cure]] of Object.entries(errors))
  test(`${code} is explained, and its cure fits`, () => {
    const found = explainSystemError(Object.assign(new Error('write'), makeCode(code), { path: '/srv/a' }))
    assert.match(found?.fault ?? '', fault)
    assert.match(found?.cure ?? '', cure)
  })

/** Makes the code that Node gives an error. For two of them, it has only numbers. */
const makeCode = (code: string) =>
  code === 'EDQUOT' || code === 'ESTALE'
    ? { code: `Unknown system error -${constants.errno[code]}`, errno: -constants.errno[code] }
    : { code }

test('an error that no person can cure has no sentence', () => {
  for (const error of [
    new TypeError('a is not a function'),
    Object.assign(new Error('x'), { code: 'ERR_X' }),
  ])
    assert.equal(explainSystemError(error), null)
})

test('SQLite does not tell a read-only disk from missing rights: the error of another write does', () => {
  const refused = Object.assign(new Error('attempt to write a readonly database'), { errcode: 8 })
  const because = (code?: string) =>
    describeSystemError(
      findCause(refused, () => {
        if (code) throw Object.assign(new Error('open'), { code, path: '/srv/memorial.db-probe' })
      }),
    )
  assert.match(because('EROFS') ?? '', /^\/srv\/memorial\.db is on a read-only disk/)
  assert.match(because('EACCES') ?? '', /^reading or writing \/srv\/memorial\.db is not allowed/)
  assert.match(because() ?? '', /^this user may not write to the database\. Run this as the user/)
})

test('where files cannot be shared in memory, a start says so in one line', async () => {
  const preload = path.join(temporaryFolder(), 'withoutSharedMemory.mjs')
  // this fails as on 9p, where SQLite fails at the first write of a new database
  await writeFile(
    preload,
    `import { DatabaseSync } from 'node:sqlite'
     const { prepare } = DatabaseSync.prototype
     DatabaseSync.prototype.prepare = function (...args) {
       const statement = prepare.apply(this, args)
       const refuse = () => { throw Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 5386 }) }
       if (/^create/i.test(args[0])) statement.run = statement.all = refuse
       return statement
     }`,
  )
  const server = await startProcess({
    ...environmentOf(inFolder(temporaryFolder())),
    NODE_OPTIONS: `--import=${preload}`,
  })
  assert.equal(await server.ended, 1)
  assert.match(
    server.output(),
    /^Cannot start: \S+ is on a file system \([^)]+\) that cannot lock files or share them in memory[^\n]+\n$/,
  )
})

test('on a disk that became read-only, start, doctor and backup say this, and nothing about rights', async () => {
  const { dataDir } = await newSqliteFolder()
  const env = environmentOf(inFolder(dataDir))
  const onReadOnlyDisk = [
    'unshare',
    '--user',
    '--map-root-user',
    '--mount',
    'sh',
    '-c',
    'mount --bind "$DATA_DIR" "$DATA_DIR" && mount -o remount,bind,ro "$DATA_DIR" && exec "$@"',
    'sh',
  ]
  const outputOf = async (name: string, ...args: string[]) => {
    const program = [...builtProgram(name), ...args]
    const { ended, output } = await startProcess(env, { within: onReadOnlyDisk, program })
    assert.equal(await ended, 1, output())
    return output()
  }
  const start = await outputOf('main')
  assert.match(start, /^Cannot start: DATA_DIR \S+ cannot be used: \S+ is on a read-only disk\. [^\n]+\n$/)
  const doctor = await outputOf('commands/doctor')
  assert.match(doctor, /^bad {2}folder +\S+ is on a read-only disk → A disk that became read-only/m)
  assert.match(doctor, /^bad {2}database +\S+ is on a read-only disk → A disk that became read-only/m)
  const backup = await outputOf('commands/backup', path.join(temporaryFolder(), 'walter'))
  assert.match(backup, /^Cannot back up: \S+ is on a read-only disk\. [^\n]+\n$/)
  for (const output of [start, doctor, backup]) assert.doesNotMatch(output, /chown|Allow it/)
})
