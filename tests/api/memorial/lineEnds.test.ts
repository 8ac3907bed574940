import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { addPhoto } from '../../support/world/addMedia.ts'
import { fixture } from '../../support/files/fixtures.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { visitor, admin } = await openSharedWorld()

/** A text as Pages, InDesign, Windows and old Macs write its line ends, and as it is stored. */
const pasted = 'O\u2028Captain!\u2029\r\nMy\u000bCaptain!\u000cOur\rfearful\u0085trip\0'
const stored = 'O\nCaptain!\n\nMy\nCaptain!\nOur\nfearful\ntrip'
const pastedLine = 'Ruth\u2028\r\nAdler\0'
const storedLine = 'Ruth Adler'

describe('Line ends of every kind become those of one kind', () => {
  test('in the obituary and in the settings', async () => {
    const { body: obituary } = await admin.call('PUT /api/obituary', { body: { content: pasted } })
    assert.equal(obituary.content, stored)
    const line = { name: pastedLine, birthDate: pastedLine, slideshowEnd: pastedLine }
    const body = { ...line, tribute: pasted, donationText: pasted, programme: pasted }
    assert.equal((await admin.call('PUT /api/settings', { body })).status, 200)
    assert.partialDeepStrictEqual((await admin.call('GET /api/settings')).body, {
      name: storedLine,
      birthDate: storedLine,
      slideshowEnd: storedLine,
      tribute: stored,
      donationText: stored,
      programme: stored,
    })
  })

  test('in a memory, its answer and the sentence for the slideshow', async () => {
    const body = { name: pastedLine, content: pasted, mediaIds: [] }
    const { body: memory } = await visitor.call('POST /api/memories', { body })
    assert.deepEqual([memory.name, memory.content], [storedLine, stored])
    const params = { id: memory.id }
    const sentence = { slideshowSentence: pasted.slice(0, 12) }
    const marked = await admin.call('PUT /api/memories/:id', { params, body: sentence })
    assert.equal(marked.body.slideshowSentence, 'O\nCaptain!\n\n')
    const answer = { answer: pasted, answeredBy: pastedLine }
    const answered = await admin.call('PUT /api/memories/:id/answer', { params, body: answer })
    assert.partialDeepStrictEqual(answered.body, { answer: stored, answeredBy: storedLine })
  })

  test('in a service, and in its calendar file', async () => {
    const body = {
      title: pastedLine,
      date: 'December 5,\u20282031',
      time: '11\u2028AM',
      location: pastedLine,
      description: pasted,
    }
    const { body: service } = await admin.call('POST /api/services', { body })
    const expected = {
      title: storedLine,
      date: 'December 5, 2031',
      time: '11 AM',
      location: storedLine,
      description: stored,
    }
    assert.partialDeepStrictEqual(service, expected)
    const edited = await admin.call('PUT /api/services/:id', { params: { id: service.id }, body })
    assert.partialDeepStrictEqual(edited.body, expected)
    const { text } = await visitor.get(`/services/${service.id}.ics`)
    assert.ok(text.includes('My\\nCaptain!\\nOur\\nfearful\\ntrip'), text)
  })

  test('in the text of photographs, sent as a form, as JSON in a form, and as JSON', async () => {
    const photo = await addPhoto(admin, { title: pastedLine, description: pasted })
    const expected = { title: storedLine, description: stored }
    assert.partialDeepStrictEqual(photo, expected)
    const file = fixture('photos/small-bee.jpg')
    const metadata = JSON.stringify([{ filename: file.name, title: pastedLine, description: pasted }])
    const form = { memoryAuthor: pastedLine, metadata, files: [file] }
    const [sent] = (await visitor.call('POST /api/media/upload', { form })).body.media
    assert.partialDeepStrictEqual(sent, { ...expected, memoryAuthor: storedLine })
    const body = { title: 'Later', description: null }
    const params = { id: photo.id }
    assert.equal((await visitor.call('PUT /api/media/:id', { params, body })).status, 200)
    const edited = await visitor.call('PUT /api/media/:id', {
      params,
      body: { title: pastedLine, description: pasted },
    })
    assert.partialDeepStrictEqual(edited.body, expected)
  })

  test('in the title of a song', async () => {
    const form = { title: pastedLine, file: fixture('audio/nebula-no-tags.mp3') }
    const { body: song } = await admin.call('POST /api/music', { form })
    assert.equal(song.title, storedLine)
    const untitled = { file: fixture('audio/nebula-no-tags.mp3', { name: 'Abide\u2028with me.mp3' }) }
    assert.equal((await admin.call('POST /api/music', { form: untitled })).body.title, 'Abide with me')
  })
})

test('what was saved can be saved again with the response as its base, without a conflict', async () => {
  const { body: saved } = await admin.call('PUT /api/obituary', { body: { content: pasted } })
  const again = { content: `${pasted}\u2028End.`, base: { content: saved.content } }
  const { status, body } = await admin.call('PUT /api/obituary', { body: again })
  assert.deepEqual([status, body.content], [200, `${stored}\nEnd.`])
})

test('the feed has each line of a memory', async () => {
  const body = { name: pastedLine, content: pasted, mediaIds: [] }
  assert.equal((await visitor.call('POST /api/memories', { body })).status, 201)
  const { text } = await visitor.get('/feed.atom')
  assert.match(text, /My<br\/>Captain!<br\/>Our<br\/>fearful<br\/>trip/)
})
