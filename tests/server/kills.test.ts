import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { fixture } from '../support/fixtures.ts'
import { overNetwork, type Person, person } from '../../samples/person.ts'
import { startProcess } from '../support/process.ts'
import { administrator } from '../support/template.ts'

const KILLS = Number(process.env.KILLS ?? 6)
const AT_ONCE = 4

let dataDir: string
before(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'memorial-kills-'))
})
after(() => rm(dataDir, { recursive: true, force: true }))

const photo = fixture('photos/person-small-square.jpg')

async function open() {
  const env = {
    DATA_DIR: dataDir,
    ADMIN_USERNAME: administrator.username,
    ADMIN_PASSWORD: administrator.password,
  }
  const server = await startProcess(env)
  return { server, admin: await person(overNetwork(server.url)).logIn(administrator) }
}

/** Adds photographs and changes their titles until the server is gone; answers what it acknowledged. */
async function work(admin: Person, acknowledged: Map<string, string>, onAnswer: () => void) {
  for (;;) {
    const title = `Photo ${Math.random()}`
    const added = await admin.call('POST /api/media', { form: { file: photo, title } }).catch(() => null)
    if (added?.status !== 201) return
    acknowledged.set(added.body.id, title)
    onAnswer()
    const retitled = `${title} again`
    const edit = { params: { id: added.body.id }, body: { title: retitled } }
    const edited = await admin.call('PUT /api/media/:id', edit).catch(() => null)
    // unanswered, it may or may not have been stored: both are right
    acknowledged.set(added.body.id, edited?.status === 200 ? retitled : `${title}|${retitled}`)
    if (edited?.status !== 200) return
    onAnswer()
  }
}

describe(`A server killed ${KILLS} times while photographs arrive`, () => {
  test('has lost nothing that it had acknowledged, and lists nothing that it does not have', async () => {
    const acknowledged = new Map<string, string>()
    for (let kill = 0; kill < KILLS; kill += 1) {
      const { server, admin } = await open()
      let answers = 0
      const lastAnswer = 3 + Math.floor(Math.random() * 20)
      const killing = () => {
        answers += 1
        if (answers === lastAnswer) server.kill('SIGKILL')
      }
      await Promise.all(Array.from({ length: AT_ONCE }, () => work(admin, acknowledged, killing)))
      await server.ended
    }
    const { server, admin } = await open()
    const list = (await admin.call('GET /api/media')).body
    const titles = new Map(list.map(({ id, title }) => [id, title]))
    for (const [id, title] of acknowledged) assert.ok(title.split('|').includes(titles.get(id) ?? 'lost'), id)
    for (const { id, filePath } of list) {
      assert.equal((await admin.get(filePath ?? '')).status, 200)
      assert.ok((await admin.get(`/uploads/private/${id}/original`)).bytes.equals(photo.bytes))
    }
    const positions = list.map(({ order }) => order)
    assert.equal(new Set(positions).size, positions.length, 'no two stand at one place')
    server.kill('SIGTERM')
    assert.equal(await server.ended, 0)
  })
})
