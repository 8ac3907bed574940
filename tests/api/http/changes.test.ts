import { addSender, openLink, tryToSend } from '../../support/guests/sendByLink.ts'
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type Endpoint, outdatedHeader } from '../../../contract/endpoint.ts'
import { type Endpoints, endpoints } from '../../../contract/endpoints.ts'
import { workKinds } from '../../../contract/work.ts'
import type { Input, Person, Reply } from '../../../samples/person.ts'
import { listFieldLabels } from '../../../web/admin/parts/forms/fieldLabels.ts'
import { journalTexts } from '../../../languages/en/dashboard/journal.ts'
import { fixture } from '../../support/files/fixtures.ts'
import { openMailbox } from '../../support/servers/mailbox.ts'
import { invitationKey } from '../../support/world/addKeeper.ts'
import { administrator } from '../../support/world/template.ts'
import { openWorld } from '../../support/world/world.ts'

const mailbox = await openMailbox()
const world = await openWorld({ config: { smtpUrl: mailbox.url, publicUrl: 'https://walter.example.org' } })
after(async () => {
  await world.close()
  await mailbox.close()
})
const { visitor } = world
const admin = await world.administrator()
// everything that people send in this test is English, so that a stored sentence of ours shows
await admin.call('PUT /api/settings', { body: { language: 'he' } })

type Change = Exclude<keyof Endpoints, `GET ${string}`>

const photo = fixture('photos/small-bee.jpg')
const addPhoto = async (title: string) =>
  (await admin.call('POST /api/media', { form: { title, file: photo } })).body.id
const id = await addPhoto('Bees')
await visitor.call('PUT /api/media/:id', { params: { id }, body: { title: 'Wasps' } })
const [edit] = (await admin.call('GET /api/media/:id/history', { params: { id } })).body
const track = (await admin.call('POST /api/music', { form: { file: fixture('audio/nebula-no-tags.mp3') } }))
  .body
const fields = { title: 'Visitation', date: 'TBD', time: 'TBD', location: 'TBD' }
const service = (await admin.call('POST /api/services', { body: fields })).body
const memory = (await visitor.call('POST /api/memories', { body: { name: 'Ruth' } })).body
const own = (await visitor.call('POST /api/memories', { body: { name: 'Inga', email: 'inga@example.org' } }))
  .body
const headers = { 'writer-key': own.writerKey ?? '' }
await admin.call('PUT /api/settings', { body: { keepDeleted: 'on', moderation: 'all' } })
for (const title of ['www.a.example', 'www.b.example'])
  await visitor.call('PUT /api/media/:id', { params: { id }, body: { title } })
const held = (await admin.call('GET /api/media/:id/history', { params: { id } })).body
for (const title of ['Pier', 'Tent', 'Swing'])
  await admin.call('DELETE /api/media/:id', { params: { id: await addPhoto(title) } })
await admin.call('PUT /api/settings', { body: { keepDeleted: 'off', moderation: 'off' } })
const deleted = (await admin.call('GET /api/deleted')).body
const other = await world.administrator()
const helper = await world.helper()
const helperId = (await helper.call('GET /api/check-auth')).body.id
const sessionId = (await helper.call('GET /api/sessions')).body[0]?.id ?? ''
const invited = { name: 'Ben', isAdmin: false }
const invitation = (await admin.call('POST /api/invitations', { body: invited })).body
const link = await openLink(admin)
const guest = await addSender(visitor, link, { email: 'anna@example.org' })
const sendPhoto = async () => (await tryToSend(visitor, guest)).body.id
const show = { playing: true, music: false }
const reversed = (list: readonly { id: string }[]) => ({
  body: { order: list.toReversed().map((item, position) => ({ id: item.id, order: position })) },
})

/** The input of a call, and the person who makes it. Without a person, the administrator makes it. */
type Call = Input & { by?: Person }

/** One call of each endpoint that changes something, in the order of the calls. */
const changes: Record<Change, Call | (() => Promise<Call>)> = {
  'POST /api/media': { form: { title: 'Lake', file: photo } },
  'POST /api/media/upload': { by: visitor, form: { files: [photo] } },
  'POST /api/media/batch': { form: { files: [photo] } },
  'PUT /api/media/:id': { by: visitor, params: { id }, body: { title: 'Hornets' } },
  'PUT /api/media/:id/adjustment': { params: { id }, body: { rotate: 90 } },
  'POST /api/pictures': async () => {
    const { body } = await admin.call('GET /api/media')
    return { body: { path: body[0]?.filePath } }
  },
  'POST /api/media-edits/:id/undo-visitor': { params: { id: edit?.id ?? '' }, body: { mediaIds: [id] } },
  'POST /api/media/:id/put-back': async () => {
    await admin.call('PUT /api/media/:id', { params: { id }, body: { title: 'Wasps' } })
    return { params: { id }, body: { edit: edit?.id } }
  },
  'POST /api/media/:id/discard-edit': { params: { id }, body: { edit: held[0]?.id } },
  'POST /api/media/:id/approve-edit': { params: { id }, body: { edit: held[0]?.id } },
  'POST /api/media/reorder': async () => reversed((await admin.call('GET /api/media')).body),
  'POST /api/media/visibility': { body: { ids: [id], visible: false } },
  'POST /api/media/in-slideshow': { body: { marks: [{ id, inSlideshow: false }] } },
  'POST /api/media/dates': { body: { dates: [{ id, takenAt: '1958-06' }] } },
  'POST /api/media/people': { body: { ids: [id], add: [{ name: 'Ida' }, { name: 'Paul' }] } },
  'PUT /api/people/:id': async () => ({ params: { id: await findPerson('Ida') }, body: { hidden: true } }),
  'POST /api/people/:id/merge': async () => ({
    params: { id: await findPerson('Ida') },
    body: { into: await findPerson('Paul') },
  }),
  'POST /api/media/keep-copies': { body: { ids: [id] } },
  'POST /api/media/delete': async () => ({ body: { ids: [await addPhoto('Boat')] } }),
  'DELETE /api/media/:id': { params: { id } },
  'POST /api/music': { form: { file: fixture('audio/nebula-no-tags.mp3') } },
  'PUT /api/music/:id': { params: { id: track.id }, body: { title: 'Abide With Me' } },
  'POST /api/music/reorder': async () => reversed((await admin.call('GET /api/music')).body),
  'DELETE /api/music/:id': { params: { id: track.id } },
  'POST /api/services': { body: fields },
  'PUT /api/services/:id': { params: { id: service.id }, body: { ...fields, time: '2 PM' } },
  'DELETE /api/services/:id': { params: { id: service.id } },
  'PUT /api/obituary': { body: { content: 'He kept bees.' } },
  'DELETE /api/obituary': {},
  'POST /api/memories': { by: visitor, body: { name: 'Karin' } },
  'POST /api/media/:id/answers': async () => {
    await admin.call('PUT /api/settings', { body: { askVisitors: 'on' } })
    return { by: visitor, params: { id: await addPhoto('Meadow') }, body: { when: '1962' } }
  },
  'POST /api/answers/decide': async () => {
    const answered = (await admin.call('GET /api/answers')).body
    const ids = answered.flatMap(({ answers }) => answers.map((answer) => answer.id))
    return { body: { ids, decision: 'putAside' } }
  },
  'PUT /api/memories/:id': { params: { id: memory.id }, body: { approved: false } },
  'PUT /api/memories/:id/answer': { params: { id: memory.id }, body: { answer: 'Thank you' } },
  'DELETE /api/memories/:id': { params: { id: memory.id } },
  'PUT /api/memories/mine': { by: visitor, headers, body: { name: 'Inga L.' } },
  'POST /api/memories/mine/mail': { by: visitor, headers },
  'DELETE /api/memories/mine': { by: visitor, headers },
  'POST /api/senders': { by: visitor, headers: link, body: { name: 'Karin' } },
  'PUT /api/senders/mine': {
    by: visitor,
    headers: guest.headers,
    body: { name: 'Anna B.', email: 'anna@example.org' },
  },
  'POST /api/senders/mine/media': { by: visitor, headers: guest.headers, form: { file: photo } },
  'DELETE /api/senders/mine/media/:id': async () => ({
    by: visitor,
    headers: guest.headers,
    params: { id: await sendPhoto() },
  }),
  'POST /api/sent/take': async () => ({ body: { ids: [await sendPhoto()], taken: true } }),
  'POST /api/sent/put-aside': async () => ({ body: { ids: [await sendPhoto()] } }),
  'POST /api/media/:id/take-larger': async () => ({
    params: { id: await addPhoto('Tent') },
    body: { from: await sendPhoto() },
  }),
  'POST /api/senders/:id/thank': { params: { id: guest.id }, body: {} },
  'DELETE /api/send-link': {},
  'POST /api/send-link': {},
  'POST /api/deleted/put-back': { body: { ids: [deleted[0]?.id ?? ''] } },
  'POST /api/deleted/:id/put-back': { params: { id: deleted[2]?.id ?? '' } },
  'DELETE /api/deleted/:id': { params: { id: deleted[1]?.id ?? '' } },
  'PUT /api/settings': { body: { name: 'Walter' } },
  'POST /api/remotes': { by: visitor, body: show },
  'PUT /api/remotes/:id': async () => {
    const { code, key } = (await visitor.call('POST /api/remotes', { body: show })).body
    return { by: visitor, params: { id: code }, body: { ...show, key } }
  },
  'POST /api/remotes/:id/commands': async () => {
    const { code } = (await visitor.call('POST /api/remotes', { body: show })).body
    return { by: visitor, params: { id: code }, body: { command: 'next' } }
  },
  'POST /api/rehearsals': {
    by: visitor,
    body: { device: 'Hall', isReady: true, photographs: 84, seconds: 660, problems: [] },
  },
  'PUT /api/digest': { body: { email: 'inga@example.org', when: 'daily' } },
  'POST /api/login': { by: visitor, body: administrator },
  'PUT /api/password': {
    body: { current: administrator.password, password: `${administrator.password}!` },
  },
  'POST /api/invitations': { body: invited },
  'POST /api/invitations/mine': async () => ({
    by: visitor,
    headers: {
      'invitation-key': invitationKey(await admin.call('POST /api/invitations', { body: invited })),
    },
    body: { username: 'Ben', password: 'a bench by the lake' },
  }),
  'DELETE /api/invitations/:id': { params: { id: invitation.id } },
  'DELETE /api/sessions': { by: helper },
  'DELETE /api/sessions/:id': { by: helper, params: { id: sessionId } },
  'PUT /api/keepers/:id': { params: { id: helperId }, body: { isAdmin: true } },
  'DELETE /api/keepers/:id': { params: { id: helperId } },
  'PUT /api/access': { body: { audience: 'link', nameInPreviews: false } },
  'POST /api/access/keys': { body: { name: 'Church' } },
  'DELETE /api/access/keys/:id': async () => ({
    params: { id: (await admin.call('GET /api/access')).body.keys[0]?.id ?? '' },
  }),
  ...startAndCancelWork(),
  'POST /api/logout': { by: other },
}

function startAndCancelWork() {
  const calls = Object.values(workKinds).flatMap(({ start, cancel }) => [
    [start.route, { body: {} }],
    [cancel.route, {}],
  ])
  return Object.fromEntries(calls) as Record<Extract<Change, `${string} /api/work/${string}`>, Call>
}

test('one change after the other', async (story) => {
  for (const [name, call] of Object.entries(changes) as [Change, (typeof changes)[Change]][]) {
    const endpoint = (endpoints as readonly Endpoint[]).find(({ route }) => name === route)

    await story.test(`${name} raises the revisions it declares and no others`, async () => {
      const { by = admin, ...input } = typeof call === 'function' ? await call() : call
      const before = await revisions()
      const { status, text } = await by.call(name, input)
      assert.ok(status < 300, `${status} ${text}`)
      const earlier = new Map(before.map(({ resource, revision }) => [resource, revision]))
      const raised = (await revisions()).filter((row) => row.revision > (earlier.get(row.resource) ?? 0))
      const resources = raised.map(({ resource }) => resource)
      assert.deepEqual(resources, [...(endpoint?.changes ?? [])].sort())
    })
  }

  await story.test('whatever only keepers can change is in the journal', async () => {
    const rows = await world.context.db.selectFrom('journal').select('endpoint').execute()
    const recorded = rows.map((row) => row.endpoint)
    for (const { name, who, changes = [] } of endpoints as readonly Endpoint[])
      if (who !== 'everyone' && changes.length > 0) {
        assert.ok(recorded.includes(name), `${name} needs a call of server/memorial/journal.ts`)
        assert.ok(
          name in journalTexts.actions,
          `${name} needs its sentence in languages/*/dashboard/journal.ts`,
        )
      }
  })

  await story.test(
    'no stored text is a sentence of ours, in the language of the family and of its keepers',
    async () => {
      await admin.call('POST /api/work/backup', { body: {} })
      await world.settle()
      const { db } = world.context
      for (const { name } of await db.introspection.getTables()) {
        const rows = await db
          .selectFrom(name as 'settings')
          .selectAll()
          .execute()
        const texts = rows.flatMap((row) => Object.entries(row).map(([column, text]) => `${column}: ${text}`))
        assert.deepEqual(
          texts.filter((text) => /[\u0590-\u05ff]/.test(text)),
          [],
          name,
        )
      }
    },
  )

  await story.test('every field in the journal has the label that forms call it by', async () => {
    const rows = await world.context.db.selectFrom('journal').select('fields_after').execute()
    const names = rows.flatMap(({ fields_after }) => Object.keys(JSON.parse(fields_after ?? '{}') as object))
    assert.deepEqual([...new Set(names)].filter((name) => !(name in listFieldLabels())).sort(), [])
  })
})

test('the response to a change names the resources that changed with it, also in a repeated call', async () => {
  const first = await addPhoto('Boat')
  const remove = () => admin.call('DELETE /api/media/:id', { params: { id: first } })
  const paths = (reply: Reply) => reply.headers[outdatedHeader]?.split(', ')
  const [done, again] = [await remove(), await remove()]
  assert.equal(again.status, 404)
  for (const reply of [done, again]) {
    for (const path of ['/api/media', '/api/memories', '/api/memories/waiting', '/api/work/book'])
      assert.ok(paths(reply)?.includes(path), path)
    assert.ok(!paths(reply)?.includes('/api/music'))
  }
})

const findPerson = async (name: string) =>
  (await admin.call('GET /api/people')).body.find((person) => person.name === name)?.id ?? ''

const revisions = () =>
  world.context.db.selectFrom('revisions').select(['resource', 'revision']).orderBy('resource').execute()
