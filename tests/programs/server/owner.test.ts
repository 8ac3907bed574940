import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, lchownSync, mkdirSync, statSync, symlinkSync } from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'

const skip = userInfo().uid !== 0 && 'only root becomes another user'
const folder = temporaryFolder()
chmodSync(folder, 0o755)
const at = (name: string) => path.join(folder, name)
/** 'nobody' on Debian, who has a name and a group; and a user without a name. */
const [NOBODY, NAMELESS] = [65_534, 12_001]

function makeFolder(name: string, uid: number, gid = uid): string {
  mkdirSync(at(name))
  chownSync(at(name), uid, gid)
  return at(name)
}

/** Runs statements in a process of root that has imported the module. Returns what they print. */
function runAsRoot(statements: string): unknown {
  const module = path.resolve('server/base/owner.ts')
  const code = `
    import { spawnSync } from 'node:child_process'
    import { mkdirSync } from 'node:fs'
    import { asRoot, becomeOwner, nameUser, ownerOptions } from '${module}'
    const users = () => [process.getuid(), process.geteuid(), process.getgid(), process.getegid()]
    const print = (value) => console.log(JSON.stringify(value))
    // root has these groups on most systems
    process.setgroups([0, 4])
    ${statements}`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    encoding: 'utf8',
  })
  assert.equal(stderr, '')
  return JSON.parse(stdout)
}

const usersOf = (name: string) => runAsRoot(`becomeOwner('${name}'); print(users())`)

test('a process of root becomes the owner of its data folder, in every way, and cannot return', {
  skip,
}, () => {
  const data = makeFolder('data', NOBODY)
  const [users, groups, returned] = runAsRoot(`
    becomeOwner('${data}')
    let returned = 'returned'
    try { process.seteuid(0) } catch (error) { returned = error.code }
    asRoot()
    print([users(), process.getgroups(), returned])`) as unknown[]
  assert.deepEqual(users, [NOBODY, NOBODY, NOBODY, NOBODY])
  assert.deepEqual(groups, [NOBODY])
  assert.equal(returned, 'EPERM')
})

test('a user without a name gets no group of root, even in a folder that has it', { skip }, () => {
  const data = makeFolder('nameless', NAMELESS, 0)
  const [users, groups] = runAsRoot(
    `becomeOwner('${data}'); print([users(), process.getgroups()])`,
  ) as unknown[]
  assert.deepEqual(users, [NAMELESS, NAMELESS, NAMELESS, NAMELESS])
  assert.ok(!(groups as number[]).includes(0), String(groups))
})

test('a folder that is root’s own, or is not there yet, stays root’s', { skip }, () => {
  assert.deepEqual(usersOf(makeFolder('own', 0)), [0, 0, 0, 0])
  assert.deepEqual(usersOf(at('none')), [0, 0, 0, 0])
})

test('a link counts as the user’s who made it, wherever it leads; a link of root leads to the owner', {
  skip,
}, () => {
  symlinkSync(makeFolder('of-root', 0), at('forged'))
  lchownSync(at('forged'), NOBODY, NOBODY)
  assert.deepEqual(usersOf(at('forged')), [NOBODY, NOBODY, NOBODY, NOBODY])
  assert.deepEqual(usersOf(`${at('forged')}/`), [NOBODY, NOBODY, NOBODY, NOBODY])
  symlinkSync(makeFolder('elsewhere', NOBODY), at('linked'))
  assert.deepEqual(usersOf(at('linked')), [NOBODY, NOBODY, NOBODY, NOBODY])
})

test('a process that also works in a folder of root returns for that, and its child processes do not', {
  skip,
}, () => {
  const [data, versions] = [makeFolder('updated', NOBODY), makeFolder('versions', 0)]
  const [before, within, after, child, name] = runAsRoot(`
    process.umask(0o077)
    becomeOwner('${data}', '${versions}')
    const before = users()
    const within = []
    {
      using _ = asRoot()
      within.push(users())
      {
        using _ = asRoot()
      }
      within.push(users())
      mkdirSync('${versions}/made')
    }
    const after = [users(), process.umask()]
    const { uid, gid } = ownerOptions()
    let child
    {
      using _ = asRoot()
      const code = 'try { process.seteuid(0); console.log(0) } catch { console.log(process.getuid()) }'
      child = Number(spawnSync(process.execPath, ['--eval', code], { uid, gid, encoding: 'utf8' }).stdout)
    }
    print([before, within, after, child, nameUser()])`) as unknown[]
  assert.deepEqual(before, [0, NOBODY, 0, NOBODY])
  assert.deepEqual(within, [
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ])
  assert.deepEqual(after, [before, 0o077])
  assert.equal(child, NOBODY)
  assert.match(String(name), /^nobody, the owner of DATA_DIR/)
  const { uid, mode } = statSync(`${versions}/made`)
  assert.deepEqual([uid, mode & 0o777], [0, 0o755], 'the owner can read what root made')
})

test('a project that belongs to the owner of the data, too, gets no file of root', { skip }, () => {
  const [data, project] = [makeFolder('same-data', NOBODY), makeFolder('same-project', NOBODY)]
  const users = runAsRoot(`becomeOwner('${data}', '${project}'); using _ = asRoot(); print(users())`)
  assert.deepEqual(users, [NOBODY, NOBODY, NOBODY, NOBODY])
})
