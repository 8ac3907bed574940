import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fc } from '../support/random/fastCheck.ts'
import { toRangeResponse } from '../../web/show/offline/rangeResponse.ts'

const song = 'The song that he sang.'
const read = async (range?: string) => {
  const headers: HeadersInit = range === undefined ? [] : [['range', range]]
  const stored = new Response(song, { headers: { 'content-type': 'audio/mpeg' } })
  const response = await toRangeResponse(new Request('http://localhost/song', { headers }), stored)
  const { status } = response
  return { status, text: await response.text(), header: (name: string) => response.headers.get(name) }
}

describe('a part of a stored song', () => {
  it('has its first and its last byte, and says where it lies', async () => {
    const { status, text, header } = await read('bytes=0-1')
    assert.deepEqual([status, text], [206, 'Th'])
    assert.equal(header('content-range'), `bytes 0-1/${song.length}`)
    assert.equal(header('content-length'), '2')
    assert.equal(header('content-type'), 'audio/mpeg')
  })

  it('goes to the end if it names none or one beyond the end, and can be counted from the end', async () => {
    const last = song.length - 1
    for (const range of ['bytes=17-', 'bytes=17-999', `bytes=17-${last}`, 'bytes=-5']) {
      const { status, text, header } = await read(range)
      assert.deepEqual([status, text], [206, 'sang.'], range)
      assert.equal(header('content-range'), `bytes 17-${last}/${song.length}`)
    }
    const whole = await read('bytes=-999')
    assert.equal(whole.text, song)
    assert.equal(whole.header('content-range'), `bytes 0-${last}/${song.length}`)
  })

  it('beyond the end or of no bytes is refused with the length of the song', async () => {
    for (const range of [`bytes=${song.length}-`, 'bytes=999-1000', 'bytes=-0']) {
      const { status, text, header } = await read(range)
      assert.deepEqual([status, text], [416, ''], range)
      assert.equal(header('content-range'), `bytes */${song.length}`)
    }
  })

  it('is the whole song if no range is asked for, or none that this worker knows', async () => {
    for (const range of [undefined, 'bytes=-', 'bytes=0-1,4-5', 'seconds=0-1']) {
      const { status, text } = await read(range)
      assert.deepEqual([status, text], [200, song], range)
    }
  })

  it('and the next parts are together the song, whatever their lengths', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), async (lengths) => {
        let text = ''
        for (let start = 0, part = 0; start < song.length; part++) {
          const length = lengths[part % lengths.length] ?? 1
          text += (await read(`bytes=${start}-${start + length - 1}`)).text
          start += length
        }
        assert.equal(text, song)
      }),
    ))
})
