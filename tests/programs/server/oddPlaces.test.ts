import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { after, describe, test } from 'node:test'
import { lockDataDir } from '../../../server/base/process/lock.ts'
import { isSystemName } from '../../../server/base/process/privateFolder.ts'
import { unpackTarball } from '../../../server/operations/update/programs.ts'
import { makeFilm } from '../../../server/outputs/film/makeFilm.ts'
import { backupCommand } from '../../../server/safety/backup/backupCommand.ts'
import { restoreCommand } from '../../../server/safety/restore/restoreCommand.ts'
import { verifyCommand as verify } from '../../../server/safety/verify/verifyCommand.ts'
import { newSqliteFolder } from '../../support/world/backends.ts'
import { callCommand, startCommand } from '../../support/servers/command.ts'
import { environmentOf } from '../../support/world/environment.ts'
import { startProcess } from '../../support/servers/process.ts'
import { addSystemFiles, systemNames } from '../../support/servers/systemFiles.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'
import { openWorld } from '../../support/world/world.ts'

const umask = process.umask()
after(() => process.umask(umask))
const noServices = { databaseUrl: null, s3: null }

/** The commands that can run in this process. */
const functions = new Map(Object.entries({ backup: backupCommand, restore: restoreCommand, verify }))

/** Runs a command of the product, which must succeed. Returns its output. */
async function run(name: string, dataDir: string, ...args: string[]): Promise<string> {
  const env = environmentOf({ ...noServices, dataDir })
  const command = functions.get(name)
  const { code, output } = command ? await callCommand(command, args, env) : await runProgram(name, args, env)
  assert.equal(code, 0, `${name} ${args.join(' ')}\n${output}`)
  return output
}

async function runProgram(name: string, args: string[], env: Record<string, string>) {
  const { ended, output } = startCommand(`commands/${name}`, args, env)
  return { code: await ended, output: output() }
}

const hasBytes = async (file: string) => (await stat(file)).size > 1_000

describe('The name of a folder is no pattern, address or option', async () => {
  /** Looks like a host and its path, a numbered picture, a glob, a fragment, a query, a protocol, quotes, an option, a variable. */
  const name = `a:b %d [x] #1 ?mode=ro &file:concat:c|d 'z' "q" * $HOME \\n -i é`
  const folder = path.join(temporaryFolder(), `-${name}`)
  await mkdir(folder)
  const at = (file: string) => path.join(folder, file)
  const dataDir = at(`data ${name}`)
  await rename((await newSqliteFolder('slideshow')).dataDir, dataDir)

  test('to a server', async () => {
    const server = await startProcess(environmentOf({ ...noServices, dataDir }))
    assert.equal((await fetch(`${server.url}/gallery`)).status, 200, server.output())
    server.kill('SIGTERM')
    assert.equal(await server.ended, 0)
  })

  test('to a backup, a restore and a check', async () => {
    for (const target of [at('-copies:%d?x#y'), at('copy:%d?x#y.zip')]) {
      await run('backup', dataDir, target)
      const restored = `${target}-restored`
      await run('restore', restored, target)
      assert.match(await run('verify', restored), /as they were sent/)
    }
  })

  test('to an archive and an import', async () => {
    await run('archive', dataDir, at('all:%d?x#y.zip'))
    await run('import', at('imported:%d?'), at('all:%d?x#y.zip'))
    const photos = at('photos:%03d?-i')
    await mkdir(photos)
    for (const photo of ['-i photo%03d.jpg', 'file:b?c#d.jpg'])
      await cp(`tests/fixtures/photos/small-bee.jpg`, path.join(photos, photo))
    await cp('tests/fixtures/video/h264-aac.mp4', path.join(photos, 'concat:x|y%d.mp4'))
    assert.match(await run('import', at('imported:%d?'), photos), /Added 1\. Already there 2,/)
  })

  test('to a copy of all pages and a book', async () => {
    await run('export', dataDir, at('pages:%d?x#y'), '--book')
    assert.ok(await hasBytes(at('pages:%d?x#y/index.html')))
    await run('book', dataDir, at('book:%d?x#y.pdf'))
    assert.ok(await hasBytes(at('book:%d?x#y.pdf')))
  })

  test('to a film with songs and a video', async () => {
    await using world = await openWorld({ on: { ...noServices, dataDir }, postgresS3: false })
    const size = { width: 320, height: 180 }
    const file = at('film:%d?x#y.mp4')
    const { report } = await makeFilm(world.context, { size, captions: true }, file, {
      onProgress: () => undefined,
    })
    assert.deepEqual(report, [])
    assert.ok(await hasBytes(file))
  })

  test('to an update', () => {
    const tarball = at('-memorial:1.0?x#y.tar.gz')
    execFileSync('sh', ['-c', 'tar -czf - -C tests/fixtures README.md > "$1"', 'sh', tarball])
    const target = temporaryFolder()
    const before = process.cwd()
    process.chdir(folder)
    try {
      unpackTarball('-memorial:1.0?x#y.tar.gz', target)
    } finally {
      process.chdir(before)
    }
    execFileSync('test', ['-f', path.join(target, 'README.md')])
  })
})

describe('Files and folders that systems put everywhere', async () => {
  const { dataDir } = await newSqliteFolder('small')

  test('are known by their names, and nothing of a memorial has such a name', () => {
    for (const name of Object.values(systemNames).flat()) assert.ok(isSystemName(name), name)
    const own = [
      'memorial.db',
      'files',
      'private',
      'photo.jpg',
      'index.html',
      'stfolder',
      'sync',
      'nomedia.jpg',
      'lost',
    ]
    for (const name of own) assert.ok(!isSystemName(name), name)
  })

  test('are no files of others to a new memorial, and no strays to a check', async () => {
    const fresh = temporaryFolder()
    for (const place of ['', 'files', 'files/private']) {
      await addSystemFiles(path.join(fresh, place))
      await addSystemFiles(path.join(dataDir, place))
    }
    for (const folder of [fresh, dataDir]) {
      lockDataDir(folder).close()
      await (await openWorld({ on: { ...noServices, dataDir: folder }, postgresS3: false })).close()
    }
    assert.doesNotMatch(await run('verify', dataDir), /stray|no row|DS_Store|eaDir/i)
  })

  test('leave a folder empty for backups, restores and copies, and stay there', async () => {
    const targets = ['copies', 'restored', 'pages'].map((name) => path.join(temporaryFolder(), name))
    for (const target of targets) await addSystemFiles(target)
    const [copies = '', restored = '', pages = ''] = targets
    await run('backup', dataDir, copies)
    await addSystemFiles(path.join(copies, 'files'))
    await run('backup', dataDir, copies)
    for (let time = 0; time < 2; time++) await run('export', dataDir, pages)
    await run('restore', restored, copies)
    assert.match(await run('verify', restored), /as they were sent/)
    for (const target of [...targets, path.join(copies, 'files')]) {
      const names = await readdir(target)
      for (const name of Object.values(systemNames).flat())
        assert.ok(names.includes(name), `${name} in ${target}`)
    }
  })

  test('are passed over by an import of a folder', async () => {
    const folder = temporaryFolder()
    await addSystemFiles(folder)
    // .nomedia tells programs to leave out the whole folder
    await rm(path.join(folder, '.nomedia'))
    await cp('tests/fixtures/photos/small-bee.jpg', path.join(folder, 'bee.jpg'))
    assert.match(await run('import', dataDir, folder), /Added 1\. .* rejected 0\./)
  })
})
